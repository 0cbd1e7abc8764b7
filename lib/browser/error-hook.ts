/*
 * The one hook for what went wrong in the browser (spec §8): failed calls, storage that does not work, what nobody
 * caught. Who listens decides what becomes of it; nothing that comes here holds a token or what a person typed.
 */
type Hook = (error: Error) => void;

const hooks = new Set<Hook>();
/** Reported while nobody listened yet. */
const waiting: Error[] = [];
const mostWaiting = 10;

/** @returns how to take it off again */
export function hookErrors(hook: Hook): () => void {
  hooks.add(hook);
  for (const error of waiting.splice(0)) tell(hook, error);
  return () => void hooks.delete(hook);
}

export function reportError(error: Error): void {
  for (const hook of hooks) tell(hook, error);
  if (hooks.size === 0 && waiting.length < mostWaiting) waiting.push(error);
}

/** A hook that fails itself changes nothing for the others, nor for whoever reports. */
function tell(hook: Hook, error: Error): void {
  try {
    hook(error);
  } catch {
    // Reporting must end somewhere.
  }
}
