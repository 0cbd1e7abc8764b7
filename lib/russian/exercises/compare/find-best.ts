import { verdicts } from '@/db/enums';
import type { IssueCode } from '@/lib/russian/exercises/schema';
import type { Sentence } from '@/lib/russian/exercises/text/sentence';
import { compareSentences, type Comparison, type SentenceRules } from './compare-sentences';

/** Number of accepted answers that are compared word by word; a template may stand for thousands. */
const maxCompared = 8;

/** Issues that count twice: the word has nothing to do with the answer, while other words only need a correction. */
const foreign: ReadonlySet<IssueCode> = new Set(['other_word', 'extra', 'missing']);

export interface BestMatch extends Comparison {
  expected: Sentence;
  /** Right with synonyms: the answer may differ from `expected` in most letters without a mistake. */
  isReworded?: true;
}

/** The accepted answer that is closest to a written one; the earlier one when two are equally close. */
export function findBest(
  given: Sentence,
  accepted: readonly Sentence[],
  rules: SentenceRules,
): BestMatch | null {
  const exact = accepted.find((expected) => expected.folded === given.folded);
  const candidates = exact === undefined ? nearest(given, accepted) : [exact];
  const found = candidates.map((expected) => ({ ...compareSentences(given, expected, rules), expected }));
  return found.reduce<BestMatch | null>(
    (best, next) => (best === null || isCloser(next, best) ? next : best),
    null,
  );
}

function nearest(given: Sentence, accepted: readonly Sentence[]): readonly Sentence[] {
  const words = new Set(given.words.map((word) => word.folded));
  const ranked = accepted.map((expected) => ({
    expected,
    foreign: foreignWords(expected, words, given.words.length),
  }));
  const least = Math.min(...ranked.map(({ foreign }) => foreign));
  return ranked
    .filter(({ foreign }) => foreign <= least + 1)
    .sort((a, b) => a.foreign - b.foreign)
    .slice(0, maxCompared)
    .map(({ expected }) => expected);
}

function foreignWords(expected: Sentence, words: ReadonlySet<string>, count: number): number {
  const foreign = expected.words.filter((word) => !words.has(word.folded)).length;
  return foreign + Math.abs(expected.words.length - count);
}

/** Whether `next` has a better verdict than `best`, or the same one with fewer mistakes. */
export function isCloser(next: Comparison, best: Comparison): boolean {
  const [rank, bestRank] = [verdicts.indexOf(next.verdict), verdicts.indexOf(best.verdict)];
  return rank < bestRank || (rank === bestRank && distance(next) < distance(best));
}

function distance({ issues }: Comparison): number {
  return issues.reduce((sum, { code }) => sum + (foreign.has(code) ? 2 : 1), 0);
}
