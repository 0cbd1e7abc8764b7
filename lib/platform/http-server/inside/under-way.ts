import { setTimeout as pause } from 'node:timers/promises';
import type { Handle } from './screens';

/** Next gives an old page at once and makes the new one behind it; by then that is done. Milliseconds. */
const behindIt = 1_000;

export interface UnderWay {
  handle: Handle;
  /** When what is being answered at this moment is answered; nothing when there is nothing. */
  done: () => Promise<void> | undefined;
}

/**
 * Knows what Next is at work on. A page that it began before a change, and keeps after it, is kept as it was: Next
 * dates pages by their end.
 */
export function trackAnswers(ask: Handle): UnderWay {
  const underWay = new Set<Promise<void>>();
  return {
    handle: (request, response) => {
      const work = ask(request, response);
      if (request.method !== 'GET' && request.method !== 'HEAD') return work;
      const whole = work.then(
        () => (response.getHeader('x-nextjs-cache') === 'STALE' ? pause(behindIt) : undefined),
        () => undefined,
      );
      const tracked = whole.finally(() => underWay.delete(tracked));
      underWay.add(tracked);
      return work;
    },
    done: () => (underWay.size > 0 ? Promise.all(underWay).then(() => undefined) : undefined),
  };
}
