import { AppError } from '@/lib/platform/errors';

interface Waiting {
  start: () => void;
  cancel: () => void;
}

/**
 * A queue with one running and at most one waiting task per person. A newer task replaces the waiting one, which is
 * rejected with AppError('too_many_requests'): after further typing its result would be useless.
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
      next?.start();
    }
  };
}

function untilFree(turns: Map<number, Waiting | null>, person: number): Promise<void> {
  turns.get(person)?.cancel();
  return new Promise((go, fail) => {
    const refusal = new AppError('too_many_requests', { retryAfterSeconds: 1, values: { seconds: 1 } });
    turns.set(person, { start: go, cancel: () => fail(refusal) });
  });
}
