import { useFormatter } from 'next-intl';

/** Formats a calendar day ('2026-11-21'), which has no time zone: it is parsed and formatted in UTC. */
export function useDayText(): (day: string, length?: 'long' | 'medium') => string {
  const format = useFormatter();
  return (day, length = 'long') => format.dateTime(new Date(day), { dateStyle: length, timeZone: 'UTC' });
}
