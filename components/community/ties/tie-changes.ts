import type { Tie } from '@/lib/people/ties/schema';

type Listener = (person: number, tie: Tie) => void;

/* One person may be shown in several places of a page: each place is notified of a change in another one. */
const listeners = new Set<Listener>();

export function tellTieChange(person: number, tie: Tie): void {
  for (const listener of listeners) listener(person, tie);
}

/** @returns a function that removes the listener */
export function onTieChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
