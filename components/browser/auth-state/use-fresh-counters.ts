import { useEffect } from 'react';
import { useAuthState } from './use-auth-state';
import { refreshSettings } from './refresh-settings';

/** Somebody who looks at a page learns within half a minute that there is news. */
const everyMs = 25_000;

/** Counts what waits for a signed-in person anew: when they come back to the page, and now and then while they look at it. */
export function useFreshCounters(): void {
  const isIn = useAuthState().user !== null;

  useEffect(() => {
    if (!isIn) return;
    const look = () => {
      if (document.visibilityState === 'visible') void refreshSettings();
    };
    const timer = setInterval(look, everyMs);
    window.addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [isIn]);
}
