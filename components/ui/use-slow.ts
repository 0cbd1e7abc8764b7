import { useSyncExternalStore } from 'react';
import { keepComfort, readComfort } from '@/lib/browser/consent';

const listeners = new Set<() => void>();
/** For this page alone, where the browser stores nothing. */
let chosen: boolean | null = null;

/** Whether Russian is said slowly, and how to choose: for all speaker buttons, and for next time. */
export function useSlow(): [boolean, (slow: boolean) => void] {
  return [useSyncExternalStore(subscribe, isSlow, () => false), choose];
}

const isSlow = () => chosen ?? readComfort('speech:slow') === 'on';

function choose(slow: boolean): void {
  chosen = slow;
  keepComfort('speech:slow', slow ? 'on' : null);
  for (const listener of listeners) listener();
}

function subscribe(onChange: () => void) {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}
