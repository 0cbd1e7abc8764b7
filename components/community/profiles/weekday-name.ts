import { useFormatter } from 'next-intl';
import { dayMs } from '@/lib/platform/time/units';

/** A Monday, in ms since 1970. */
const mondayMs = Date.UTC(2024, 0, 1);

/** Name of a weekday; 0 is Monday. */
export function useWeekdayName() {
  const format = useFormatter();
  return (weekday: number, length: 'short' | 'long') =>
    format.dateTime(new Date(mondayMs + weekday * dayMs), { weekday: length, timeZone: 'UTC' });
}
