import { useEffect } from 'react';
import { getLiveStatus } from '@/lib/browser/realtime/live-hub';
import { useAuthState } from './use-auth-state';
import { refreshSettings } from './refresh-settings';

/** Without a live channel somebody who looks at a page learns within half a minute that there is news. */
const everyMs = 25_000;

/** The live channel tells of news at once; this is for what it might have failed to tell. */
const everyLookWithLive = 12;

/** Counts what waits for a signed-in person anew: when they come back to the page, and now and then while they look at it. */
export function useFreshCounters(): void {
  const isIn = useAuthState().user !== null;

  useEffect(() => {
    if (!isIn) return;
    const look = () => {
      if (document.visibilityState === 'visible') void refreshSettings();
    };
    let looks = 0;
    const timer = setInterval(() => {
      looks += 1;
      if (getLiveStatus() !== 'on' || looks % everyLookWithLive === 0) look();
    }, everyMs);
    window.addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [isIn]);
}
