import { useFormatter } from 'next-intl';

/** A calendar day ('2026-11-21') in words. It is the same everywhere, so it is read and written by one clock. */
export function useDayText(): (day: string, length?: 'long' | 'medium') => string {
  const format = useFormatter();
  return (day, length = 'long') => format.dateTime(new Date(day), { dateStyle: length, timeZone: 'UTC' });
}
