/* Whether somebody is signing out in this tab: what is refused then is no session that has died. */
let isLeaving = false;
const listeners = new Set<() => void>();

export const getLeaving = (): boolean => isLeaving;

function setLeaving(is: boolean): void {
  isLeaving = is;
  for (const listener of listeners) listener();
}

export function onLeaving(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Ends a session by `work`; where that fails one stays. Rejects as `work` does. */
export async function leave(work: () => Promise<unknown>): Promise<void> {
  setLeaving(true);
  try {
    await work();
  } catch (error) {
    setLeaving(false);
    throw error;
  }
}
