import { AppError } from '@/lib/platform/errors';

interface Waiting {
  go: () => void;
  giveWay: () => void;
}

/**
 * Work of which each person has one piece under way and at most one that waits. A newer one takes the place of the one
 * that waits, which is refused with AppError('too_many_requests'): whoever types on has no use for it any more.
 */
export function createTurns(): <T>(person: number, work: () => Promise<T>) => Promise<T> {
  const turns = new Map<number, Waiting | null>();
  return async (person, work) => {
    const isFree = !turns.has(person);
    if (isFree) turns.set(person, null);
    else await untilFree(turns, person);
    try {
      return await work();
    } finally {
      const next = turns.get(person);
      if (next) turns.set(person, null);
      else turns.delete(person);
      next?.go();
    }
  };
}

function untilFree(turns: Map<number, Waiting | null>, person: number): Promise<void> {
  turns.get(person)?.giveWay();
  return new Promise((go, fail) => {
    const refusal = new AppError('too_many_requests', { retryAfter: 1, values: { seconds: 1 } });
    turns.set(person, { go, giveWay: () => fail(refusal) });
  });
}
