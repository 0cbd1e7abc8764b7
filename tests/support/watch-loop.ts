interface Watched<T> {
  outcome: T;
  ms: number;
  longestWaitMs: number;
}

/** How long the longest wait for a turn of this thread was, while that was done elsewhere. */
export async function watchLoop<T>(work: () => Promise<T>): Promise<Watched<T>> {
  const beganAt = performance.now();
  const outcome = work();
  const state = { isOver: false };
  void outcome.finally(() => (state.isOver = true));
  let longestWaitMs = 0;
  while (!state.isOver) {
    const startedAt = performance.now();
    await new Promise(setImmediate);
    longestWaitMs = Math.max(longestWaitMs, performance.now() - startedAt);
  }
  return { outcome: await outcome, ms: performance.now() - beganAt, longestWaitMs };
}

/**
 * Whether the thread went on meanwhile. Work done on it would be one wait, as long as the whole; where the machine is
 * busy each wait is longer, and so is the whole.
 */
export const wentOn = ({ ms, longestWaitMs }: Watched<unknown>) => longestWaitMs < Math.max(400, ms / 2);
