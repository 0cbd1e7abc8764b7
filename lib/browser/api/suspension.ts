const listeners = new Set<() => void>();

/** Calls the listener when a call is refused because the person is suspended. @returns a function that removes it */
export function onSuspension(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function tellSuspension(): void {
  for (const listener of listeners) listener();
}
