import { minuteMs } from '@/lib/platform/time/units';

/** In every zone days begin at a whole quarter of an hour of UTC. */
const quarterHourMs = 15 * minuteMs;

/**
 * Caches formatted days: formatting a date takes longer than the rest of a row. @param format writes the day of a moment, in
 * milliseconds since 1970
 */
export function keepDays(format: (atMs: number) => string): (atMs: number) => string {
  const days = new Map<number, string>();
  return (atMs) => {
    const quarter = Math.floor(atMs / quarterHourMs);
    const day = days.get(quarter) ?? format(atMs);
    days.set(quarter, day);
    return day;
  };
}
