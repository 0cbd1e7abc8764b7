import type { Verdict } from '@/lib/russian/exercises/schema';
import { pointsFor } from '@/lib/learning/practice/points';

/** An answer as it counts now. */
interface Counted {
  verdict: Verdict;
  /** Hints opened before it. */
  hints: number;
}

/**
 * What an exercise owes a learner whose answers, in the order of time, were judged again: the first of them that is not
 * wrong would have been paid for, as the first or on the return round. `place` is its place among them.
 */
export function pointsOwed(
  answers: readonly Counted[],
  paid: number,
): { place: number; points: number } | null {
  const place = answers.findIndex(({ verdict }) => verdict !== 'wrong');
  const earning = answers[place];
  if (!earning) return null;
  const { verdict, hints } = earning;
  const worth = pointsFor(verdict, { answered: place > 0, paid: false, hints });
  return worth > paid ? { place, points: worth - paid } : null;
}
