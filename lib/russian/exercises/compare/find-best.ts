import { verdicts } from '@/db/enums';
import type { IssueCode } from '@/lib/russian/exercises/schema';
import type { Sentence } from '@/lib/russian/exercises/text/sentence';
import { compareSentences, type Comparison, type SentenceRules } from './compare-sentences';

/** Accepted answers compared thoroughly; a template may stand for thousands, most of which share fewer words. */
const thoroughlyCompared = 8;

/** A word that has nothing to do with the answer counts twice as much as one that needs mending. */
const foreign: ReadonlySet<IssueCode> = new Set(['other_word', 'extra', 'missing']);

export interface Found extends Comparison {
  expected: Sentence;
  /** Right with words exchanged for synonyms: it may differ from `expected` in most letters, and none is a mistake. */
  isReworded?: true;
}

/** The accepted answer that a written one comes closest to; the earlier one when two are as close. */
export function findBest(given: Sentence, accepted: readonly Sentence[], rules: SentenceRules): Found | null {
  const exact = accepted.find((expected) => expected.folded === given.folded);
  const candidates = exact === undefined ? nearest(given, accepted) : [exact];
  const found = candidates.map((expected) => ({ ...compareSentences(given, expected, rules), expected }));
  return found.reduce<Found | null>(
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
    .slice(0, thoroughlyCompared)
    .map(({ expected }) => expected);
}

function foreignWords(expected: Sentence, words: ReadonlySet<string>, count: number): number {
  const foreign = expected.words.filter((word) => !words.has(word.folded)).length;
  return foreign + Math.abs(expected.words.length - count);
}

/** Whether `next` is the better reading of an answer, or names fewer mistakes. */
export function isCloser(next: Comparison, best: Comparison): boolean {
  const [rank, bestRank] = [verdicts.indexOf(next.verdict), verdicts.indexOf(best.verdict)];
  return rank < bestRank || (rank === bestRank && distance(next) < distance(best));
}

function distance({ issues }: Comparison): number {
  return issues.reduce((sum, { code }) => sum + (foreign.has(code) ? 2 : 1), 0);
}
