/** Spec §9. */
const durationMs = 2000;
const throttleMs = 200;
const hideDelayMs = 500;
const resetDelayMs = 400;

/** Interval between two updates of the progress. */
const stepMs = 50;
/** A page that has not opened by then counts as failed. */
const timeoutMs = 30_000;

export type BarState =
  | { phase: 'idle' }
  /** Loading, but not visible yet, because most pages open before the throttle ends. */
  | { phase: 'start' }
  | { phase: 'progress'; percent: number }
  | { phase: 'finish' }
  | { phase: 'error' }
  /** Fading out. */
  | { phase: 'hidden'; failed: boolean };

export interface Clock {
  /** Milliseconds from an arbitrary origin. */
  now: () => number;
  /** @returns a function that cancels it */
  after: (ms: number, work: () => void) => () => void;
}

export interface LoadingBar {
  getState: () => BarState;
  /** @returns a function that removes the listener */
  subscribe: (listener: () => void) => () => void;
  start: () => void;
  finish: () => void;
  fail: () => void;
}

/** The page-loading bar of spec §4: start, progress, finish, error. */
export function createLoadingBar({ now, after }: Clock): LoadingBar {
  let state: BarState = { phase: 'idle' };
  let cancel: () => void = () => undefined;
  const listeners = new Set<() => void>();

  const enter = (next: BarState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  /** There is one timer at a time. */
  const wait = (ms: number, work: () => void) => {
    cancel();
    cancel = after(ms, work);
  };

  const advance = (began: number) => {
    const elapsed = now() - began;
    if (elapsed >= timeoutMs) end('error');
    else {
      enter({ phase: 'progress', percent: percentAfter(elapsed) });
      wait(stepMs, () => advance(began));
    }
  };
  const end = (phase: 'finish' | 'error') => {
    enter({ phase });
    wait(hideDelayMs, () => {
      enter({ phase: 'hidden', failed: phase === 'error' });
      wait(resetDelayMs, () => enter({ phase: 'idle' }));
    });
  };
  const isLoading = () => state.phase === 'start' || state.phase === 'progress';

  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: () => {
      if (isLoading()) return;
      enter({ phase: 'start' });
      wait(throttleMs, () => advance(now()));
    },
    finish: () => {
      if (state.phase === 'progress') end('finish');
      if (state.phase !== 'start') return;
      cancel();
      enter({ phase: 'idle' });
    },
    fail: () => {
      if (isLoading() || state.phase === 'finish') end('error');
    },
  };
}

/** Approaches 100 % and never reaches it: 70 % after `durationMs`. */
function percentAfter(elapsed: number): number {
  return (200 / Math.PI) * Math.atan((2 * elapsed) / durationMs);
}
