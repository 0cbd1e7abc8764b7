import type { Verdict } from '@/lib/russian/exercises/schema';

/* Decisions, "Learning rules": a right or almost right review pays 1, at most 50 a day. */
const pointsPerReview = 1;
const maxPaidPerDay = 50;

/** The points of a review; `paid` is the number of reviews of its day that were paid for already. */
export function pointsFor(verdict: Verdict, paid: number): number {
  return verdict === 'wrong' || paid >= maxPaidPerDay ? 0 : pointsPerReview;
}
