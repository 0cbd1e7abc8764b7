import { useFormatter } from 'next-intl';

const looks = {
  short: { day: 'numeric', month: 'short' },
  month: { month: 'short', year: 'numeric' },
  long: { day: 'numeric', month: 'long', year: 'numeric' },
} as const;

/** Formats a calendar day, '2026-11-21', which has no time zone. */
export function useDay(): (day: string, look: keyof typeof looks) => string {
  const format = useFormatter();
  return (day, look) => format.dateTime(new Date(day), { ...looks[look], timeZone: 'UTC' });
}
