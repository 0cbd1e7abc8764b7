import type { Kind } from '@/lib/russian/exercises/schema';
import { informationOf } from './rasch';

export interface Candidate {
  id: number;
  difficulty: number;
  kind: Kind;
}

interface SelectionState {
  ability: number;
  /** Questions asked in this test, in order. */
  asked: readonly Candidate[];
  /** Ids of questions the learner was asked in earlier tests. */
  seen: ReadonlySet<number>;
  /** A number in [0, 1) for an id; the same for the same question of the same test. */
  chance: (id: number) => number;
}

/*
 * Costs that are subtracted from the information (0 to 0.25) of a question: for a kind that was asked more often than its
 * target share, for a question known from an earlier test, and a little randomness, so that not everybody gets the same.
 */
const kindCost = 0.04;
const seenCost = 0.06;
const chanceCost = 0.03;

/** The share of questions each kind should have: choices are the quickest, writing is the most informative. */
const targetShares: Readonly<Record<Kind, number>> = {
  choice: 0.4,
  gap: 0.22,
  write: 0.2,
  order: 0.18,
  pairs: 0,
};

/** The most informative question, with some variety; null when none is left. */
export function chooseNext<Item extends Candidate>(
  bank: readonly Item[],
  situation: SelectionState,
): Item | null {
  const asked = new Set(situation.asked.map(({ id }) => id));
  const [best = null] = bank
    .filter(({ id }) => !asked.has(id))
    .map((item) => ({ item, value: valueOf(item, situation) }))
    .sort((a, b) => b.value - a.value || a.item.id - b.item.id)
    .map(({ item }) => item);
  return best;
}

function valueOf(
  { id, difficulty, kind }: Candidate,
  { ability, asked, seen, chance }: SelectionState,
): number {
  const had = asked.filter((item) => item.kind === kind).length;
  const excess = had - targetShares[kind] * (asked.length + 1);
  return (
    informationOf(ability, difficulty) -
    kindCost * excess -
    (seen.has(id) ? seenCost : 0) -
    chanceCost * chance(id)
  );
}
