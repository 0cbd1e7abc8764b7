import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the page's code runs yet. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
