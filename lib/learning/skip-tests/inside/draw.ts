import type { Kind } from '@/lib/russian/exercises/schema';
import { exercisesPerSkipTest } from '@/lib/learning/skip-tests/policy';

export interface Candidate {
  id: number;
  /** Index of its lesson among those that would be skipped. */
  lesson: number;
  kind: Kind;
}

interface DrawContext {
  /** Number of the latest recent test that asked this exercise, 1 for the oldest test; 0 if none did. */
  askedIn: (id: number) => number;
  /** A number in [0, 1) for an id; the same for the same exercise of the same test. */
  chance: (id: number) => number;
}

/** Ease by kind: producing an answer shows more knowledge than choosing one. */
const ease: Readonly<Record<Kind, number>> = { write: 0, order: 0, gap: 1, pairs: 2, choice: 3 };
/** Ease added for each exercise of the same kind already drawn. */
const repetitionCost = 2;

/**
 * Draws the exercises of a test, in order of their lessons: spread evenly over the lessons, preferably not asked in recent
 * tests, and of different kinds. Returns all of them when there are too few.
 */
export function drawExercises<Item extends Candidate>(
  bank: readonly Item[],
  circumstances: DrawContext,
): Item[] {
  const lessons = [...new Set(bank.map(({ lesson }) => lesson))].sort((a, b) => a - b);
  const drawn: Item[] = [];
  while (drawn.length < Math.min(exercisesPerSkipTest, bank.length)) {
    const left = bank.filter((item) => !drawn.includes(item));
    drawn.push(...chooseBest(left, (item) => ranksOf(item, { drawn, lessons, ...circumstances })));
  }
  return drawn.sort((a, b) => a.lesson - b.lesson || a.id - b.id);
}

interface DrawState extends DrawContext {
  drawn: readonly Candidate[];
  lessons: readonly number[];
}

/** Ranks of a candidate, the most important first; lower is better. */
function ranksOf({ id, lesson, kind }: Candidate, situation: DrawState): number[] {
  const { drawn, lessons, askedIn, chance } = situation;
  const stretch = stretchOf(lesson, lessons);
  const load = drawn.filter((other) => stretchOf(other.lesson, lessons) === stretch).length;
  const alike = drawn.filter((other) => other.kind === kind).length;
  return [load, askedIn(id), alike * repetitionCost + ease[kind], chance(id)];
}

/** The stretch of a lesson: when there are more lessons than exercises, they are divided into stretches of about equal length. */
function stretchOf(lesson: number, lessons: readonly number[]): number {
  const place = lessons.indexOf(lesson);
  return lessons.length <= exercisesPerSkipTest
    ? place
    : Math.floor((place * exercisesPerSkipTest) / lessons.length);
}

/** The item with the lowest ranks, in an array; empty when there are no items. */
function chooseBest<Item>(items: readonly Item[], ranks: (item: Item) => number[]): Item[] {
  return items
    .map((item) => ({ item, ranks: ranks(item) }))
    .sort((a, b) => compare(a.ranks, b.ranks))
    .slice(0, 1)
    .map(({ item }) => item);
}

function compare(a: readonly number[], b: readonly number[]): number {
  const differences = a.map((rank, index) => rank - (b[index] ?? 0));
  return differences.find((difference) => difference !== 0) ?? 0;
}
