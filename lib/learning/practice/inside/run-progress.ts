import type { Verdict } from '@/lib/russian/exercises/schema';

/** The part of a graded answer that decides the order of exercises. */
export interface Turn {
  exerciseId: number;
  verdict: Verdict;
}

export interface RunProgress {
  /** Id of the exercise to do now; null when all are done. */
  current: number | null;
  /** Number of exercises answered right or almost right in this run. */
  answered: number;
  /** Whether every exercise was tried once and wrong ones are being repeated. */
  returning: boolean;
}

/**
 * The progress of a run: first each exercise in order, then the ones answered wrong, the longest ago first, until all are
 * right or almost right. Exercises that are no longer in `order` do not count.
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
