import type { Verdict } from '@/lib/russian/exercises/schema';
import { pointsFor } from '@/lib/learning/practice/points';

/** An answer with its present verdict. */
interface GradedTurn {
  verdict: Verdict;
  /** Number of hints opened before it. */
  hints: number;
}

/**
 * The points owed for an exercise whose answers, in order of time, were graded again: the first answer that is not wrong
 * should have been paid for, as a first try or on the return round. `place` is its index in `answers`.
 */
export function pointsOwed(
  answers: readonly GradedTurn[],
  paid: number,
): { place: number; points: number } | null {
  const place = answers.findIndex(({ verdict }) => verdict !== 'wrong');
  const earning = answers[place];
  if (!earning) return null;
  const { verdict, hints } = earning;
  const worth = pointsFor(verdict, { answered: place > 0, paid: false, hints });
  return worth > paid ? { place, points: worth - paid } : null;
}
