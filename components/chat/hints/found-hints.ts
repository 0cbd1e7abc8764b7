import type { SpellingHint } from '@/lib/chat/hints/schema';

/** What was found in a text. */
export interface Found {
  text: string;
  hints: readonly SpellingHint[];
}

export const nothingFound: Found = { text: '', hints: [] };

/** The name of a slip that somebody leaves as it is. */
export const slipOf = ({ wrong, right }: SpellingHint) => `${wrong}\n${right}`;

interface Shown extends Found {
  /** The text as it is now. */
  now: string;
  /** The last word stands for long enough to be a whole one. */
  isPaused: boolean;
  left: ReadonlySet<string>;
}

/** What still holds: up to its end nothing was changed, its last word does not go on, and it was not left as it is. */
export const hintsShown = ({ text, hints, now, isPaused, left }: Shown) =>
  hints.filter((hint) => {
    if (left.has(slipOf(hint)) || now.slice(0, hint.end) !== text.slice(0, hint.end)) return false;
    if (hint.end < now.length) return !/[\p{L}\p{M}\p{N}]/u.test(now.charAt(hint.end));
    return isPaused;
  });

/** What is left to say once one slip was put right: what stands behind it has moved. */
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
 * Whether a text may have Russian in it that is worth a call: Cyrillic letters, or words on Latin keys, where the keys of
 * vowels stand for rare letters.
 */
export const mayBeRussian = (text: string) =>
  /\p{Script=Cyrillic}/u.test(text) ||
  [...text.matchAll(/[a-zäöü]{4,}/giu)].some(([word]) => isPoorInVowels(word));

const isPoorInVowels = (word: string) => (word.match(/[aeiouäöü]/giu)?.length ?? 0) * 4 <= word.length;
