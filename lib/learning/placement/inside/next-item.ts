import type { Kind } from '@/lib/russian/exercises/schema';
import { informationOf } from './rasch';

export interface Candidate {
  id: number;
  difficulty: number;
  kind: Kind;
}

interface Situation {
  ability: number;
  /** Asked in this test, in order. */
  asked: readonly Candidate[];
  /** Ids of what the learner met in earlier tests. */
  seen: ReadonlySet<number>;
  /** From 0 up to 1, for an id: the same for the same question of the same test. */
  chance: (id: number) => number;
}

/*
 * What is taken off the information (0 to 0.25) of a question. A kind that was asked more often than it should waits,
 * and one that was asked too rarely comes first; a question known from an earlier test waits longer; and a little chance keeps the same few from being asked of all.
 */
const kindCost = 0.04;
const seenCost = 0.06;
const chanceCost = 0.03;

/** What each kind should have of the questions: choices are the quickest, writing tells the most. */
const wanted: Readonly<Record<Kind, number>> = { choice: 0.4, gap: 0.22, write: 0.2, order: 0.18, pairs: 0 };

/** The question that tells the most now, with some variety; null when none is left. */
export function chooseNext<Item extends Candidate>(bank: readonly Item[], situation: Situation): Item | null {
  const asked = new Set(situation.asked.map(({ id }) => id));
  const [best = null] = bank
    .filter(({ id }) => !asked.has(id))
    .map((item) => ({ item, value: valueOf(item, situation) }))
    .sort((a, b) => b.value - a.value || a.item.id - b.item.id)
    .map(({ item }) => item);
  return best;
}

function valueOf({ id, difficulty, kind }: Candidate, { ability, asked, seen, chance }: Situation): number {
  const had = asked.filter((item) => item.kind === kind).length;
  const excess = had - wanted[kind] * (asked.length + 1);
  return (
    informationOf(ability, difficulty) -
    kindCost * excess -
    (seen.has(id) ? seenCost : 0) -
    chanceCost * chance(id)
  );
}
