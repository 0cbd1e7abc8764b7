import type { Verdict } from '@/lib/russian/exercises/schema';

/* What answers earn (decisions, "Learning rules"). An exercise pays once per learner, ever. */
const atFirst = { right: 10, almost: 8, wrong: 0 } satisfies Record<Verdict, number>;
const onReturn = { right: 2, almost: 2, wrong: 0 } satisfies Record<Verdict, number>;
const hintPrice = 3;
const least = 2;

export const lessonBonus = 20;

/** What a learner's reward for an exercise depends on, before answering. */
export interface RewardState {
  /** It has been answered before, in this run or an earlier one. */
  answered: boolean;
  paid: boolean;
  /** Hints opened, 0 to 3. */
  hints: number;
}

/** Points for an answer. */
export function pointsFor(verdict: Verdict, { answered, paid, hints }: RewardState): number {
  if (paid || verdict === 'wrong') return 0;
  if (answered) return onReturn[verdict];
  return Math.max(least, atFirst[verdict] - hintPrice * hints);
}

/** What a right answer would earn now, and what it would lose by one more hint. */
export function stakes(state: RewardState): { worth: number; hint_price: number } {
  const worth = pointsFor('right', state);
  const afterHint = pointsFor('right', { ...state, hints: state.hints + 1 });
  return { worth, hint_price: worth - afterHint };
}
