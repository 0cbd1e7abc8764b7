import type { SpellingHint } from '@/lib/chat/hints/schema';

/** The hints of one checked text. */
export interface Found {
  text: string;
  hints: readonly SpellingHint[];
}

export const nothingFound: Found = { text: '', hints: [] };

/** Key of a slip that the writer has dismissed. */
export const slipOf = ({ wrong, right }: SpellingHint) => `${wrong}\n${right}`;

interface Shown extends Found {
  /** The current text. */
  now: string;
  /** Whether the writer paused, so that the last word is complete. */
  isPaused: boolean;
  left: ReadonlySet<string>;
}

/**
 * The hints that still apply: the text up to the end of the slip is unchanged, its last word does not go on, and it was not
 * dismissed.
 */
export const hintsShown = ({ text, hints, now, isPaused, left }: Shown) =>
  hints.filter((hint) => {
    if (left.has(slipOf(hint)) || now.slice(0, hint.end) !== text.slice(0, hint.end)) return false;
    if (hint.end < now.length) return !/[\p{L}\p{M}\p{N}]/u.test(now.charAt(hint.end));
    return isPaused;
  });

/** The other hints after a slip was fixed: those behind it have moved. */
export function withFixed({ text, hints }: Found, { start, end, right }: SpellingHint): Found {
  const moved = right.length - (end - start);
  return {
    text: text.slice(0, start) + right + text.slice(end),
    hints: hints
      .filter((hint) => hint.end <= start || hint.start >= end)
      .map((hint) =>
        hint.start < end ? hint : { ...hint, start: hint.start + moved, end: hint.end + moved },
      ),
  };
}

/**
 * Whether a text may have Russian in it and is worth a call: it has Cyrillic letters, or words of few Latin vowels, as
 * Russian typed on a Latin layout has.
 */
export const mayBeRussian = (text: string) =>
  /\p{Script=Cyrillic}/u.test(text) ||
  [...text.matchAll(/[a-zäöü]{4,}/giu)].some(([word]) => isPoorInVowels(word));

const isPoorInVowels = (word: string) => (word.match(/[aeiouäöü]/giu)?.length ?? 0) * 4 <= word.length;
