import { useState, type KeyboardEvent, type RefObject } from 'react';
import { useTranslations } from 'next-intl';
import type { WordPlace } from './words-in-page';

interface Props {
  root: RefObject<Element | null>;
  onOpen: (place: WordPlace) => void;
}

/**
 * The way to words by keyboard: seen when it has the focus, it selects one word after the other in the text. Whoever
 * comes back to it goes on where they were.
 */
export function WordWalk({ root, onOpen }: Props) {
  const t = useTranslations('words');
  const [place, setPlace] = useState<WordPlace | null>(null);

  async function walk(event: KeyboardEvent) {
    const { key, altKey, ctrlKey, metaKey } = event;
    if (!isStep(key) || altKey || ctrlKey || metaKey) return;
    event.preventDefault();
    const { wordsIn } = await import('./words-in-page');
    if (!root.current) return;
    const places = wordsIn(root.current);
    const next = places[indexAfter(key, indexOf(place, places), places.length)];
    if (next) select(next);
    setPlace(next ?? null);
  }

  return (
    <button
      type="button"
      onKeyDown={(event) => void walk(event)}
      onClick={(event) => {
        event.preventDefault();
        if (place) onOpen(place);
      }}
      className="sr-only z-10 rounded-control border border-control bg-raised font-sans text-base text-ink shadow-float focus:not-sr-only focus:sticky focus:top-2 focus:mb-2 focus:inline-flex focus:min-h-11 focus:items-center focus:px-4"
    >
      {place ? t('walkAt', { word: place.word }) : t('walk')}
      <span role="status" className="sr-only">
        {place?.word}
      </span>
    </button>
  );
}

const steps = ['ArrowLeft', 'ArrowRight', 'Home', 'End'] as const;
type Step = (typeof steps)[number];
const isStep = (key: string): key is Step => steps.some((step) => step === key);

/** The text may have changed meanwhile: a place is known by where it begins. */
function indexOf(place: WordPlace | null, places: readonly WordPlace[]): number {
  if (!place) return -1;
  return places.findIndex(
    ({ range }) => range.compareBoundaryPoints(Range.START_TO_START, place.range) === 0,
  );
}

function indexAfter(step: Step, index: number, count: number): number {
  switch (step) {
    case 'ArrowLeft':
      return Math.max(0, index - 1);
    case 'ArrowRight':
      return Math.min(count - 1, index + 1);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
  }
}

/** The page’s own selection shows where one is; the focus stays on the button. */
function select({ range }: WordPlace): void {
  const selection = getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
  range.startContainer.parentElement?.scrollIntoView({ block: 'nearest' });
}
