import { cefrLevels } from '@/db/enums';
import { shuffledOrder } from '@/lib/russian/exercises/shuffle';
import { wordsInSet, wordsOfEach } from './limits';

export type Level = (typeof cefrLevels)[number];

export interface PoolWord {
  id: number;
  level: Level;
}

export interface ListedWord {
  id: number;
  isDue: boolean;
}

interface Source {
  /** Words of the courses up to the level of the two people. */
  pool: readonly PoolWord[];
  level: Level;
  /** The words that each person learns. */
  lists: readonly (readonly ListedWord[])[];
  /** Ids of words that were drawn for the two people in the last `restDays`. */
  rested: ReadonlySet<number>;
}

/**
 * Draws a set of words for two people: some from the list of each, first words that both learn, then words that are due; the
 * others from the whole pool, so that a set does not reveal the lists (docs/decisions, "People and chat"). Words from the
 * pool have the same levels as those from the lists, and may be on a list, too.
 * @param seed a different one for each set
 */
export function drawWords({ pool, level, lists, rested }: Source, seed: string): number[] {
  const fresh = pool.filter(({ id }) => !rested.has(id));
  const words = shuffled(fresh.length >= wordsInSet ? fresh : pool, seed);
  const drawn = new Set<PoolWord>();
  for (const list of lists) {
    const rank = rankIn(list, lists);
    const listed = words.filter((word) => rank.has(word.id) && !drawn.has(word));
    listed.sort((one, other) => (rank.get(other.id) ?? 0) - (rank.get(one.id) ?? 0));
    for (const word of listed.slice(0, wordsOfEach)) drawn.add(word);
  }
  const levels = drawn.size > 0 ? [...drawn].map((word) => word.level) : [level];
  for (let index = 0; drawn.size < Math.min(wordsInSet, words.length); index += 1) {
    const left = words.filter((word) => !drawn.has(word));
    for (const word of nearest(left, levels[index % levels.length] ?? level)) drawn.add(word);
  }
  return shuffled([...drawn], seed).map(({ id }) => id);
}

/** Rank of each word of a list: words that the other person learns too come first, then words that are due. */
function rankIn(list: readonly ListedWord[], lists: Source['lists']): Map<number, number> {
  const others = new Set(lists.flatMap((other) => (other === list ? [] : other.map(({ id }) => id))));
  return new Map(list.map(({ id, isDue }) => [id, (others.has(id) ? 2 : 0) + (isDue ? 1 : 0)]));
}

/** The first word of a level, or of the nearest level that has one; empty when there are no words. */
function nearest(words: readonly PoolWord[], level: Level): PoolWord[] {
  const distance = (word: PoolWord) => Math.abs(rankOf(word.level) - rankOf(level));
  return words.toSorted((one, other) => distance(one) - distance(other)).slice(0, 1);
}

const shuffled = (words: readonly PoolWord[], seed: string) =>
  shuffledOrder(
    words.map(({ id }) => String(id)),
    seed,
  ).flatMap((place) => words[place] ?? []);

const rankOf = (level: Level) => cefrLevels.indexOf(level);

/** The lower of two levels; null for a level that is not shown, or a native speaker. If neither is known, A1. */
export function lowerLevel(one: Level | null, other: Level | null): Level {
  const known = [one, other].filter((level) => level !== null);
  return known.sort((a, b) => rankOf(a) - rankOf(b))[0] ?? 'A1';
}
