import type { Verdict } from '@/lib/russian/exercises/schema';

/* Points for answers (decisions, "Learning rules"). An exercise pays only once per learner. */
const atFirst = { right: 10, almost: 8, wrong: 0 } satisfies Record<Verdict, number>;
const onReturn = { right: 2, almost: 2, wrong: 0 } satisfies Record<Verdict, number>;
const hintCostPoints = 3;
const minPoints = 2;

export const lessonBonusPoints = 20;

/** The state before an answer that its reward depends on. */
export interface RewardState {
  /** Whether it was answered before, in this run or an earlier one. */
  answered: boolean;
  paid: boolean;
  /** Number of opened hints, 0 to 3. */
  hints: number;
}

/** Points for an answer. */
export function pointsFor(verdict: Verdict, { answered, paid, hints }: RewardState): number {
  if (paid || verdict === 'wrong') return 0;
  if (answered) return onReturn[verdict];
  return Math.max(minPoints, atFirst[verdict] - hintCostPoints * hints);
}

/** Points a right answer would earn now, and the points one more hint would cost. */
export function stakes(state: RewardState): { worth: number; hint_price: number } {
  const worth = pointsFor('right', state);
  const afterHint = pointsFor('right', { ...state, hints: state.hints + 1 });
  return { worth, hint_price: worth - afterHint };
}
