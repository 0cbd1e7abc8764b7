import type { Verdict } from '@/lib/russian/exercises/schema';

/* Decisions, "Learning rules": a right or almost right review pays 1, at most 50 a day. */
const each = 1;
const mostADay = 50;

/** What a review pays; `paid`: how many of its day were paid for already. */
export function pointsFor(verdict: Verdict, paid: number): number {
  return verdict === 'wrong' || paid >= mostADay ? 0 : each;
}
