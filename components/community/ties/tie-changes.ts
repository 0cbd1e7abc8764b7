import type { Tie } from '@/lib/people/ties/schema';

type Listener = (person: number, tie: Tie) => void;

/* One person may be shown in several places of a page: a change in one of them is told to all. */
const listeners = new Set<Listener>();

export function tellTieChange(person: number, tie: Tie): void {
  for (const listener of listeners) listener(person, tie);
}

/** @returns a function that ends it */
export function onTieChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
