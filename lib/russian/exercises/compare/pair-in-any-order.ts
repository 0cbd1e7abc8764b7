import { withoutYo } from '@/lib/russian/exercises/text/fold';
import type { Word } from '@/lib/russian/exercises/text/sentence';
import { compareWords, type WordMatch, type WordRules } from './compare-words';

/**
 * Finds a right or misspelt partner for every word wherever it stands; null when one has none, or when
 * more than `limit` words are not spelt as expected.
 */
export function pairInAnyOrder(
  given: readonly Word[],
  expected: readonly Word[],
  rules: WordRules,
  limit: number,
): WordMatch[] | null {
  if (given.length !== expected.length) return null;
  const left = [...expected];
  const matches: WordMatch[] = [];
  const unmatched = given.filter((word) => {
    const partner = left.findIndex((other) => withoutYo(other.folded) === withoutYo(word.folded));
    if (partner < 0) return true;
    matches.push(...left.splice(partner, 1).map((other) => compareWords(word, other, rules)));
    return false;
  });
  if (unmatched.length > limit) return null;
  for (const word of unmatched) {
    const match = takeMisspelt(word, left, rules);
    if (match === null) return null;
    matches.push(match);
  }
  return matches;
}

function takeMisspelt(word: Word, left: Word[], rules: WordRules): WordMatch | null {
  for (const [index, other] of left.entries()) {
    const match = compareWords(word, other, rules);
    if (match.verdict === 'wrong') continue;
    left.splice(index, 1);
    return match;
  }
  return null;
}
