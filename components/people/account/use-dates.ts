import { useFormatter } from 'next-intl';
import { useTimeZone } from '@/components/ui/use-time-zone';

/** Formats the ISO dates of the API. */
export function useDates() {
  const format = useFormatter();
  const timeZone = useTimeZone();
  return {
    day: (at: string) => format.dateTime(new Date(at), { dateStyle: 'long', timeZone }),
    dateTime: (at: string) =>
      format.dateTime(new Date(at), { dateStyle: 'long', timeStyle: 'short', timeZone }),
    ago: (at: string, now: Date) => format.relativeTime(new Date(at), now),
  };
}
