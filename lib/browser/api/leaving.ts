import { leavePage } from './page-signal';

/*
 * Whether somebody is signing out in this tab: what is refused then is no session that has died. So that nothing is
 * refused, calls that only learn something are given up.
 */
let staying = new AbortController();
const listeners = new Set<() => void>();

/** Aborted while somebody is signing out. */
export const leavingSignal = (): AbortSignal => staying.signal;
export const getLeaving = (): boolean => staying.signal.aborted;

function tell(): void {
  for (const listener of listeners) listener();
}

export function onLeaving(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Signing out is over: it failed, or the browser shows a page from its back/forward cache. */
export function stay(): void {
  if (!getLeaving()) return;
  staying = new AbortController();
  tell();
}

/** Ends a session by `work`; where that fails one stays. Rejects as `work` does. */
export async function leave(work: () => Promise<unknown>): Promise<void> {
  staying.abort(new DOMException('Somebody is signing out.', 'AbortError'));
  leavePage();
  tell();
  try {
    await work();
  } catch (error) {
    stay();
    throw error;
  }
}
