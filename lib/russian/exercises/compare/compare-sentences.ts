import type { Issue, Verdict } from '@/lib/russian/exercises/schema';
import { align } from '@/lib/russian/exercises/text/align';
import { withoutYo } from '@/lib/russian/exercises/text/fold';
import type { Sentence, Word } from '@/lib/russian/exercises/text/sentence';
import { dissimilarity } from '@/lib/russian/exercises/text/dissimilarity';
import { compareWords, type WordMatch, type WordRules } from './compare-words';
import { pairInAnyOrder } from './pair-in-any-order';
import { maxMisspellings } from './tolerance';

export interface SentenceRules extends WordRules {
  order: 'normal' | 'free' | 'strict';
}

export interface Comparison {
  verdict: Verdict;
  issues: Issue[];
}

/** Compares a written answer with one accepted answer: first its spacing, then word by word, then in another order. */
export function compareSentences(given: Sentence, expected: Sentence, rules: SentenceRules): Comparison {
  if (given.folded === expected.folded) return { verdict: 'right', issues: [] };
  const spacing = compareSpacing(given, expected, rules);
  if (spacing !== null) return spacing;
  const inPlace = compareInPlace(given, expected, rules);
  return inPlace.verdict === 'wrong' ? (compareReordered(given, expected, rules) ?? inPlace) : inPlace;
}

function compareInPlace(given: Sentence, expected: Sentence, rules: SentenceRules): Comparison {
  const steps = align(given.words.length, expected.words.length, (a, b) =>
    dissimilarity(given.words[a]?.folded ?? '', expected.words[b]?.folded ?? ''),
  );
  const matches = steps.map((step) => {
    const ours = step.given === null ? undefined : given.words[step.given];
    const theirs = step.expected === null ? undefined : expected.words[step.expected];
    return matchOf(ours, theirs, rules);
  });
  return settle(matches, expected, rules);
}

function matchOf(given: Word | undefined, expected: Word | undefined, rules: WordRules): WordMatch {
  if (given !== undefined && expected !== undefined) return compareWords(given, expected, rules);
  if (given !== undefined) return { verdict: 'wrong', issue: { code: 'extra', given: given.shown } };
  return { verdict: 'wrong', issue: { code: 'missing', expected: expected?.shown ?? '' } };
}

/** The verdict on all words together: that of the worst word, and wrong when there are too many misspellings. */
function settle(matches: readonly WordMatch[], expected: Sentence, rules: WordRules): Comparison {
  const issues = matches.flatMap((match) => match.issue ?? []);
  const typos = issues.filter((issue) => issue.code === 'typo').length;
  const tooMany = typos > maxMisspellings(expected.words.length, rules.tolerance);
  const worst = (['wrong', 'almost'] as const).find((verdict) =>
    matches.some((match) => match.verdict === verdict),
  );
  return { verdict: tooMany ? 'wrong' : (worst ?? 'right'), issues };
}

/** «из за» for «из-за», «потомучто» for «потому что». */
function compareSpacing(given: Sentence, expected: Sentence, rules: SentenceRules): Comparison | null {
  const [ours, theirs] = [withoutYo(given.folded), withoutYo(expected.folded)];
  if (ours === theirs || unspaced(ours) !== unspaced(theirs)) return null;
  const issue: Issue = { code: 'spacing', ...differingStretch(given.words, expected.words) };
  return { verdict: rules.spelling === 'strict' ? 'wrong' : 'almost', issues: [issue] };
}

function unspaced(folded: string): string {
  return folded.replaceAll(/[ -]/g, '');
}

/** The words that remain without the common beginning and the common end. */
function differingStretch(
  given: readonly Word[],
  expected: readonly Word[],
): { given: string; expected: string } {
  let head = 0;
  while (given[head] && given[head]?.folded === expected[head]?.folded) head += 1;
  let tail = 0;
  while (given.at(-1 - tail) && given.at(-1 - tail)?.folded === expected.at(-1 - tail)?.folded) tail += 1;
  const stretch = (words: readonly Word[]) =>
    words
      .slice(head, words.length - tail)
      .map((word) => word.shown)
      .join(' ');
  return { given: stretch(given), expected: stretch(expected) };
}

function compareReordered(given: Sentence, expected: Sentence, rules: SentenceRules): Comparison | null {
  const limit = maxMisspellings(expected.words.length, rules.tolerance);
  const matches = pairInAnyOrder(given.words, expected.words, rules, limit);
  if (matches === null) return null;
  const settled = settle(matches, expected, rules);
  if (settled.verdict === 'wrong' || rules.order === 'free')
    return settled.verdict === 'wrong' ? null : settled;
  const verdict = rules.order === 'strict' ? 'wrong' : 'almost';
  return { verdict, issues: [{ code: 'word_order' }, ...settled.issues] };
}
