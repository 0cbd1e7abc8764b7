import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** UTC during server rendering and hydration, then the reader's time zone. */
export function useTimeZone(): string {
  return useSyncExternalStore(
    never,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => 'UTC',
  );
}
