import type { Verdict } from '@/lib/russian/exercises/schema';

/** A graded answer of a run, as far as the order of exercises depends on it. */
export interface Turn {
  exerciseId: number;
  verdict: Verdict;
}

export interface RunProgress {
  /** The exercise to do now; null when all are settled. */
  current: number | null;
  /** Exercises answered right or almost right in this run. */
  answered: number;
  /** Every exercise was tried once: the wrong ones are coming back. */
  returning: boolean;
}

/**
 * How far a run has come: first each exercise in order, then those last answered wrong, the longest ago first,
 * until all are right or almost right. Exercises that are no longer in `order` do not count.
 */
export function progressAfter(order: number[], turns: Turn[]): RunProgress {
  const settled = new Set<number>();
  const lastTried = new Map<number, number>();
  turns.forEach(({ exerciseId, verdict }, index) => {
    lastTried.set(exerciseId, index);
    if (verdict !== 'wrong') settled.add(exerciseId);
  });
  const fresh = order.find((id) => !lastTried.has(id));
  const [oldest] = order
    .filter((id) => !settled.has(id))
    .sort((a, b) => (lastTried.get(a) ?? 0) - (lastTried.get(b) ?? 0));
  return {
    current: fresh ?? oldest ?? null,
    answered: order.filter((id) => settled.has(id)).length,
    returning: fresh === undefined && oldest !== undefined,
  };
}
