/*
 * The one hook for errors in the browser (spec §8): failed calls, storage that does not work, uncaught
 * errors. The listeners decide how to handle them; no error here contains a token or text that a person typed.
 */
type Hook = (error: Error) => void;

const hooks = new Set<Hook>();
/** Errors reported before the first listener. */
const waiting: Error[] = [];
const maxWaiting = 10;

/** @returns a function that removes the hook */
export function hookErrors(hook: Hook): () => void {
  hooks.add(hook);
  for (const error of waiting.splice(0)) tell(hook, error);
  return () => void hooks.delete(hook);
}

export function reportError(error: Error): void {
  for (const hook of hooks) tell(hook, error);
  if (hooks.size === 0 && waiting.length < maxWaiting) waiting.push(error);
}

/** A hook that throws affects neither the other hooks nor the reporting code. */
function tell(hook: Hook, error: Error): void {
  try {
    hook(error);
  } catch {
    // Reporting this error could loop for ever.
  }
}
