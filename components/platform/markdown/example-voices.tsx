'use client';

import { useEffect, useRef, useState, type ComponentType } from 'react';
import { createPortal } from 'react-dom';
import { onDemand } from '@/components/ui/on-demand';

/** Loaded on demand, where there are examples. */
const SpeakButton = onDemand<{ text: string; label: string }>(async () =>
  import('@/components/ui/speak-button').then(
    ({ SpeakButton: button }): ComponentType<{ text: string; label: string }> => button,
    () => () => null,
  ),
);

interface Voice {
  place: Element;
  speech: string;
}

/** Adds listen buttons to the examples of the preceding text; they need scripts, so that the HTML has none. */
export function ExampleVoices({ label }: { label: string }) {
  const mark = useRef<HTMLSpanElement>(null);
  const voices = useVoices(mark);
  return (
    <>
      <span ref={mark} hidden />
      {voices.map(({ place, speech }, index) =>
        createPortal(<SpeakButton text={speech} label={`${label}: ${speech}`} />, place, String(index)),
      )}
    </>
  );
}

/** The text is plain HTML outside of React, so that its examples are found in the DOM. */
function useVoices(mark: React.RefObject<Element | null>): Voice[] {
  const [voices, setVoices] = useState<Voice[]>([]);
  useEffect(() => {
    const examples = mark.current?.parentElement?.querySelectorAll('figure.example') ?? [];
    const found = [...examples].map((place) => ({
      place,
      speech: (place.querySelector('[lang=ru]') ?? place.firstElementChild)?.textContent.trim() ?? '',
    }));
    // oxlint-disable-next-line react/set-state-in-effect -- Runs once, and reads the DOM.
    setVoices(found.filter(({ speech }) => speech !== ''));
  }, [mark]);
  return voices;
}
