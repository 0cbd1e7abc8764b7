import { findFormDifference } from '@/lib/russian/exercises/inside/forms';
import type { Lexicon } from '@/lib/russian/exercises/lexicon';
import type { Issue } from '@/lib/russian/exercises/schema';
import { fold } from '@/lib/russian/exercises/text/fold';

/** A word in a row of words; a dash counts as a word, since it may be a token of its own. */
export interface Placed {
  folded: string;
  shown: string;
}

export function orderWords(text: string): Placed[] {
  return text.split(/\s+/).flatMap((chunk) => {
    const folded = /^[—–-]$/.test(chunk) ? '—' : fold(chunk);
    return folded === '' ? [] : { folded, shown: chunk.replace(/[.,!?…:;«»"()]+/g, '') };
  });
}

export function isSameOrder(given: readonly Placed[], expected: readonly Placed[]): boolean {
  return (
    given.length === expected.length && given.every((word, index) => word.folded === expected[index]?.folded)
  );
}

/** The order of tokens that gives the answer, as positions in `tokens`; null when there is none. */
export function arrangeTokens(tokens: readonly string[], answer: string): number[] | null {
  const rows = tokens.map((token) => orderWords(token));
  return arrangeRest(rows, orderWords(answer), []);
}

function arrangeRest(
  rows: readonly Placed[][],
  rest: readonly Placed[],
  used: readonly number[],
): number[] | null {
  if (used.length === rows.length) return rest.length === 0 ? [...used] : null;
  // One of several equal tokens is tried, otherwise all their permutations would be.
  const tried = new Set<number>();
  for (const [position, row] of rows.entries()) {
    const fits =
      !used.includes(position) &&
      row.length > 0 &&
      !tried.has(row.length) &&
      isSameOrder(row, rest.slice(0, row.length));
    if (!fits) continue;
    tried.add(row.length);
    const arranged = arrangeRest(rows, rest.slice(row.length), [...used, position]);
    if (arranged !== null) return arranged;
  }
  return null;
}

/** The mistakes in a word order: extra words, missing words, wrong forms, and words in the wrong order. */
export function nameOrderMistakes(
  given: readonly Placed[],
  expected: readonly Placed[],
  lexicon: Lexicon,
): Issue[] {
  if (given.length === 0) return [{ code: 'empty' }];
  const extra = without(given, expected);
  const missing = without(expected, given);
  const keptGiven = without(given, extra);
  const misplaced = isSameOrder(keptGiven, without(expected, missing))
    ? []
    : [{ code: 'word_order' as const }];
  const forms = extra.flatMap((word) => takeForm(word, missing, lexicon) ?? []);
  const named = new Set(forms.map((issue) => issue.given));
  return [
    ...misplaced,
    ...forms,
    ...extra
      .filter((word) => !named.has(word.shown))
      .map((word) => ({ code: 'extra' as const, given: word.shown })),
    ...missing.map((word) => ({ code: 'missing' as const, expected: word.shown })),
  ];
}

/** Pairs an extra word with a missing word of which it is another form, and removes that one from `missing`. */
function takeForm(word: Placed, missing: Placed[], lexicon: Lexicon): Issue | null {
  for (const [index, other] of missing.entries()) {
    const difference = findFormDifference(word, other, lexicon);
    if (difference === null) continue;
    missing.splice(index, 1);
    return { code: 'form', given: word.shown, expected: other.shown, ...difference };
  }
  return null;
}

/** The multiset difference: `words` without those of `others`. */
function without(words: readonly Placed[], others: readonly Placed[]): Placed[] {
  const left = others.map((word) => word.folded);
  return words.filter((word) => {
    const index = left.indexOf(word.folded);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}
