'use client';

import { useEffect, useRef, useState, type ComponentType } from 'react';
import { createPortal } from 'react-dom';
import { onDemand } from '@/components/ui/on-demand';

/** Fetched where there are examples; without it they are only read. */
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

/** Gives the examples of the text behind it their buttons to listen: without a script there is nothing to press. */
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

/** The text is HTML and no part of React: its examples are found once it stands there. */
function useVoices(mark: React.RefObject<Element | null>): Voice[] {
  const [voices, setVoices] = useState<Voice[]>([]);
  useEffect(() => {
    const examples = mark.current?.parentElement?.querySelectorAll('figure.example') ?? [];
    const found = [...examples].map((place) => ({
      place,
      speech: (place.querySelector('[lang=ru]') ?? place.firstElementChild)?.textContent.trim() ?? '',
    }));
    // eslint-disable-next-line react-hooks/set-state-in-effect -- Once, from what only the page knows.
    setVoices(found.filter(({ speech }) => speech !== ''));
  }, [mark]);
  return voices;
}
