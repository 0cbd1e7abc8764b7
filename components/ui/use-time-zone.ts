import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** UTC as the page comes from the server, then the reader's own zone. */
export function useTimeZone(): string {
  return useSyncExternalStore(
    never,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => 'UTC',
  );
}
