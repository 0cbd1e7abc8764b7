/*
 * The one hook for what went wrong in the browser (spec §8): failed calls and storage that does not work. Who listens
 * decides what becomes of it; nothing that comes here holds a token or what a person typed.
 */
type Hook = (error: Error) => void;

const hooks = new Set<Hook>();

/** @returns how to take it off again */
export function hookErrors(hook: Hook): () => void {
  hooks.add(hook);
  return () => void hooks.delete(hook);
}

/** A hook that fails itself changes nothing for the others, nor for whoever reports. */
export function reportError(error: Error): void {
  for (const hook of hooks) {
    try {
      hook(error);
    } catch {
      // Reporting must end somewhere.
    }
  }
}
