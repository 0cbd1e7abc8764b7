import { useState, type KeyboardEvent, type RefObject } from 'react';
import { useTranslations } from 'next-intl';
import type { Step } from './select-word';
import type { WordInPage } from './words-in-page';

const steps: readonly string[] = ['ArrowLeft', 'ArrowRight', 'Home', 'End'] satisfies Step[];
const isStep = (key: string): key is Step => steps.includes(key);

interface Props {
  root: RefObject<Element | null>;
  onOpen: (current: WordInPage) => void;
}

/**
 * The keyboard access to words: a button, visible while focused, whose arrow keys select one word after the other. When
 * the focus comes back, it continues at the same word.
 */
export function WordWalk({ root, onOpen }: Props) {
  const t = useTranslations('words');
  const [place, setCurrent] = useState<WordInPage | null>(null);
  const [wasFocused, setFocused] = useState(false);

  async function step(event: KeyboardEvent) {
    const { key, altKey, ctrlKey, metaKey } = event;
    if (!isStep(key) || altKey || ctrlKey || metaKey) return;
    event.preventDefault();
    const { selectNext: walk } = await import('./select-word');
    if (root.current) setCurrent(walk(root.current, place, key));
  }

  return (
    <button
      type="button"
      onFocus={() => setFocused(true)}
      onKeyDown={(event) => void step(event)}
      onClick={(event) => {
        event.preventDefault();
        if (place) onOpen(place);
      }}
      className="sr-only z-10 rounded-control border border-control bg-raised font-sans text-base text-ink shadow-float focus:not-sr-only focus:sticky focus:top-2 focus:mb-2 focus:inline-flex focus:min-h-11 focus:items-center focus:px-4"
    >
      {place ? t('walkAt', { word: place.word }) : t('walk')}
      {wasFocused && (
        <span role="status" className="sr-only">
          {place?.word}
        </span>
      )}
    </button>
  );
}
