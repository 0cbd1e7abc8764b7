import { useEffect, useState } from 'react';
import { secondMs } from '@/lib/platform/time/units';

/** A message that was jumped to; it is highlighted for some time. */
export interface Found {
  seq: number;
  isFresh: boolean;
}

const freshMs = 2 * secondMs;

/** The message that was jumped to last, and its setter. */
export function useFound(): [Found | null, (seq: number) => void] {
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    if (found?.isFresh !== true) return undefined;
    const timer = setTimeout(() => setFound({ ...found, isFresh: false }), freshMs);
    return () => clearTimeout(timer);
  }, [found]);
  return [found, (seq) => setFound({ seq, isFresh: true })];
}
