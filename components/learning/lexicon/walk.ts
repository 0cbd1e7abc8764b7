import { wordsIn, type WordPlace } from './words-in-page';

export type Step = 'ArrowLeft' | 'ArrowRight' | 'Home' | 'End';

/** Selects the word a key leads to: the page’s own selection shows where one is. Null: there is none. */
export function walk(root: Element, from: WordPlace | null, step: Step): WordPlace | null {
  const places = wordsIn(root);
  const next = places[indexAfter(step, indexOf(from, places), places.length)];
  if (next) select(next);
  return next ?? null;
}

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

function select({ range }: WordPlace): void {
  const selection = getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
  range.startContainer.parentElement?.scrollIntoView({ block: 'nearest' });
}
