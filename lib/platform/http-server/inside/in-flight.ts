import { setTimeout as sleep } from 'node:timers/promises';
import type { Handle } from './screens';

/** Next sends a stale page at once and revalidates it in the background; this is the time after which that is finished. */
const defaultRevalidationMs = 1_000;

export interface InFlight {
  handle: Handle;
  /** Resolves when every request that is in flight now is answered; undefined when there is none. */
  settled: () => Promise<void> | undefined;
}

/**
 * Tracks the GET and HEAD requests that Next is answering. Next dates a cached page by the end of its rendering, so that
 * a page whose rendering began before a change is cached without it.
 */
export function trackInFlight(handle: Handle, revalidationMs = defaultRevalidationMs): InFlight {
  const inFlight = new Set<Promise<void>>();
  return {
    handle: (request, response) => {
      const work = handle(request, response);
      if (request.method !== 'GET' && request.method !== 'HEAD') return work;
      const finished = work.then(
        () => (response.getHeader('x-nextjs-cache') === 'STALE' ? sleep(revalidationMs) : undefined),
        () => undefined,
      );
      const tracked = finished.finally(() => inFlight.delete(tracked));
      inFlight.add(tracked);
      return work;
    },
    settled: () => (inFlight.size > 0 ? Promise.all(inFlight).then(() => undefined) : undefined),
  };
}
