import { useFormatter } from 'next-intl';
import { useTimeZone } from '@/components/ui/use-time-zone';

/** Dates as the answers of the API have them, in words. */
export function useDates() {
  const format = useFormatter();
  const timeZone = useTimeZone();
  return {
    day: (at: string) => format.dateTime(new Date(at), { dateStyle: 'long', timeZone }),
    moment: (at: string) =>
      format.dateTime(new Date(at), { dateStyle: 'long', timeStyle: 'short', timeZone }),
    ago: (at: string, now: Date) => format.relativeTime(new Date(at), now),
  };
}
