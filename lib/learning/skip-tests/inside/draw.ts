import type { Kind } from '@/lib/russian/exercises/schema';
import { checkSize } from '@/lib/learning/skip-tests/policy';

export interface Candidate {
  id: number;
  /** The place of its lesson among those that would be jumped over, from 0. */
  lesson: number;
  kind: Kind;
}

interface Circumstances {
  /** In which of the learner's latest checks an exercise was asked, from 1, the oldest; 0 for one that never was. */
  askedIn: (id: number) => number;
  /** From 0 up to 1, for an id: the same for the same exercise of the same check. */
  chance: (id: number) => number;
}

/** What one has to bring oneself tells more than what one may pick. */
const ease: Readonly<Record<Kind, number>> = { write: 0, order: 0, gap: 1, pairs: 2, choice: 3 };
/** A second exercise of a kind waits behind the first of one that is easier by less than this. */
const repetition = 2;

/**
 * The exercises of a check, in the order of the lessons: spread over these as evenly as they allow, rather those that
 * the latest checks did not ask, of different kinds. All there are, where they are fewer.
 */
export function drawExercises<Item extends Candidate>(
  bank: readonly Item[],
  circumstances: Circumstances,
): Item[] {
  const lessons = [...new Set(bank.map(({ lesson }) => lesson))].sort((a, b) => a - b);
  const drawn: Item[] = [];
  while (drawn.length < Math.min(checkSize, bank.length)) {
    const left = bank.filter((item) => !drawn.includes(item));
    drawn.push(...chooseBest(left, (item) => ranksOf(item, { drawn, lessons, ...circumstances })));
  }
  return drawn.sort((a, b) => a.lesson - b.lesson || a.id - b.id);
}

interface Situation extends Circumstances {
  drawn: readonly Candidate[];
  lessons: readonly number[];
}

/** What decides, the weightiest first; less is better. */
function ranksOf({ id, lesson, kind }: Candidate, situation: Situation): number[] {
  const { drawn, lessons, askedIn, chance } = situation;
  const stretch = stretchOf(lesson, lessons);
  const load = drawn.filter((other) => stretchOf(other.lesson, lessons) === stretch).length;
  const alike = drawn.filter((other) => other.kind === kind).length;
  return [load, askedIn(id), alike * repetition + ease[kind], chance(id)];
}

/** More lessons than exercises are taken as so many stretches of about the same length. */
function stretchOf(lesson: number, lessons: readonly number[]): number {
  const place = lessons.indexOf(lesson);
  return lessons.length <= checkSize ? place : Math.floor((place * checkSize) / lessons.length);
}

/** The one with the lowest ranks; none of none. */
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
