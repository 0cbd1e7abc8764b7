import { useSyncExternalStore } from 'react';

const change = 'visibilitychange';
let known: string | undefined;

/** Asking the browser makes a formatter, which takes longer than showing a line of text: it is asked once a visit to the tab. */
function readZone(): string {
  if (known === undefined) {
    known = Intl.DateTimeFormat().resolvedOptions().timeZone;
    // The time zone may have changed when a traveller comes back to the tab.
    document.addEventListener(change, () => (known = undefined), { once: true, capture: true });
  }
  return known;
}

function onReturn(listener: () => void): () => void {
  document.addEventListener(change, listener);
  return () => document.removeEventListener(change, listener);
}

/** UTC during server rendering and hydration, then the reader's time zone. */
export function useTimeZone(): string {
  return useSyncExternalStore(onReturn, readZone, () => 'UTC');
}
