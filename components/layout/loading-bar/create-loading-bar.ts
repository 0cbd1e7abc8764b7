/** Spec §9, milliseconds. */
const duration = 2000;
const throttle = 200;
const hideDelay = 500;
const resetDelay = 400;

/** How often the progress is reckoned anew. */
const step = 50;
/** A page that has not come by then is not coming. */
const patience = 30_000;

export type BarState =
  | { phase: 'idle' }
  /** Asked for, and not to be seen yet: most pages come sooner. */
  | { phase: 'start' }
  | { phase: 'progress'; percent: number }
  | { phase: 'finish' }
  | { phase: 'error' }
  /** Fading out. */
  | { phase: 'hidden'; failed: boolean };

export interface Clock {
  /** Milliseconds from some moment on. */
  now: () => number;
  /** @returns how to call it off */
  after: (milliseconds: number, work: () => void) => () => void;
}

export interface LoadingBar {
  getState: () => BarState;
  /** @returns how to stop */
  subscribe: (listener: () => void) => () => void;
  start: () => void;
  finish: () => void;
  fail: () => void;
}

/** The page-loading bar of spec §4: start, progress, finish, error. */
export function createLoadingBar({ now, after }: Clock): LoadingBar {
  let state: BarState = { phase: 'idle' };
  let callOff: () => void = () => undefined;
  const listeners = new Set<() => void>();

  const enter = (next: BarState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  /** One thing is waited for at a time. */
  const wait = (milliseconds: number, work: () => void) => {
    callOff();
    callOff = after(milliseconds, work);
  };

  const advance = (began: number) => {
    const elapsed = now() - began;
    if (elapsed >= patience) end('error');
    else {
      enter({ phase: 'progress', percent: percentAfter(elapsed) });
      wait(step, () => advance(began));
    }
  };
  const end = (phase: 'finish' | 'error') => {
    enter({ phase });
    wait(hideDelay, () => {
      enter({ phase: 'hidden', failed: phase === 'error' });
      wait(resetDelay, () => enter({ phase: 'idle' }));
    });
  };
  const isUnderWay = () => state.phase === 'start' || state.phase === 'progress';

  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: () => {
      if (isUnderWay()) return;
      enter({ phase: 'start' });
      wait(throttle, () => advance(now()));
    },
    finish: () => {
      if (state.phase === 'progress') end('finish');
      if (state.phase !== 'start') return;
      callOff();
      enter({ phase: 'idle' });
    },
    fail: () => {
      if (isUnderWay() || state.phase === 'finish') end('error');
    },
  };
}

/** Nears the end and never reaches it: 70 % after `duration`. */
function percentAfter(elapsed: number): number {
  return (200 / Math.PI) * Math.atan((2 * elapsed) / duration);
}
