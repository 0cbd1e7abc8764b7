import { useEffect, useState } from 'react';
import { secondMs } from '@/lib/platform/time/units';

/** Whole seconds since a moment, updated each second. */
export function useSecondsSince(sinceMs: number): number {
  const [nowMs, setNowMs] = useState(sinceMs);
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), secondMs);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.floor((nowMs - sinceMs) / secondMs));
}
