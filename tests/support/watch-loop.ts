import { setTimeout as sleep } from 'node:timers/promises';

interface Watched<T> {
  outcome: T;
  ms: number;
  longestWaitMs: number;
}

/** Measures the longest delay of this thread's event loop while `work` runs elsewhere. */
export async function watchLoop<T>(work: () => Promise<T>): Promise<Watched<T>> {
  const beganAt = performance.now();
  const outcome = work();
  const state = { isOver: false };
  void outcome.finally(() => (state.isOver = true));
  let longestWaitMs = 0;
  while (!state.isOver) {
    const startedAt = performance.now();
    await sleep(1);
    longestWaitMs = Math.max(longestWaitMs, performance.now() - startedAt);
  }
  return { outcome: await outcome, ms: performance.now() - beganAt, longestWaitMs };
}

/**
 * Whether the thread stayed responsive. Work on the thread itself would be a single delay as long as the whole; on a busy
 * machine both the delays and the whole are longer.
 */
export const wentOn = ({ ms, longestWaitMs }: Watched<unknown>) => longestWaitMs < Math.max(400, ms / 2);
