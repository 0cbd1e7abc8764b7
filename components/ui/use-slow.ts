import { useSyncExternalStore } from 'react';
import { writeOptional, readOptional } from '@/lib/browser/consent';

const listeners = new Set<() => void>();
/** The choice for this page only, where the browser has no storage. */
let chosen: boolean | null = null;

/** Whether Russian is spoken slowly, and a function to change it, for all speaker buttons and later visits. */
export function useSlow(): [boolean, (slow: boolean) => void] {
  return [useSyncExternalStore(subscribe, isSlow, () => false), setSlow];
}

const isSlow = () => chosen ?? readOptional('speech:slow') === 'on';

function setSlow(slow: boolean): void {
  chosen = slow;
  writeOptional('speech:slow', slow ? 'on' : null);
  for (const listener of listeners) listener();
}

function subscribe(onChange: () => void) {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}
