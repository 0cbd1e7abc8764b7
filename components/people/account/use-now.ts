import { useEffect, useState } from 'react';
import { minuteMs } from '@/lib/platform/time/units';

/** The current time, updated every minute; at first the time at which the server rendered the page (an ISO date). */
export function useNow(rendered: string): Date {
  const [now, setNow] = useState(() => new Date(rendered));
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), minuteMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
