import { wordsIn, type WordInPage } from './words-in-page';

export type Step = 'ArrowLeft' | 'ArrowRight' | 'Home' | 'End';

/** Selects the word that a key leads to, by the page’s own selection. Null when there is no word. */
export function selectNext(root: Element, from: WordInPage | null, step: Step): WordInPage | null {
  const words = wordsIn(root);
  const next = words[indexAfter(step, indexOf(from, words), words.length)];
  if (next) select(next);
  return next ?? null;
}

/** The text may have changed meanwhile, so that words are compared by the start of their range. */
function indexOf(word: WordInPage | null, places: readonly WordInPage[]): number {
  if (!word) return -1;
  return places.findIndex(({ range }) => range.compareBoundaryPoints(Range.START_TO_START, word.range) === 0);
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

function select({ range }: WordInPage): void {
  const selection = getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
  range.startContainer.parentElement?.scrollIntoView({ block: 'nearest' });
}
