import { useSyncExternalStore } from 'react';

/** Asking for it makes a formatter, which takes longer than showing a line of text. */
let known: string | undefined;

/** Whoever travels comes back to the tab with another one. */
function onReturn(listener: () => void): () => void {
  const look = () => {
    known = undefined;
    listener();
  };
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
}

/** UTC during server rendering and hydration, then the reader's time zone. */
export function useTimeZone(): string {
  return useSyncExternalStore(
    onReturn,
    () => (known ??= Intl.DateTimeFormat().resolvedOptions().timeZone),
    () => 'UTC',
  );
}
