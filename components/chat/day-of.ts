import { useSyncExternalStore } from 'react';
import { useTimeZone } from '@/components/ui/use-time-zone';
import { dayMs, minuteMs } from '@/lib/platform/time/units';

/** Distance of a day: 'week' is one of the last six. */
export type DayDistance = 'today' | 'yesterday' | 'week' | 'older';

const formatters = new Map<string, Intl.DateTimeFormat>();

/** The Swedish format of a date is the ISO format. */
function isoDay(at: Date, timeZone: string): string {
  const formatter =
    formatters.get(timeZone) ?? new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short' });
  formatters.set(timeZone, formatter);
  return formatter.format(at);
}

/**
 * How far the day of a moment lies before that of another, in a time zone.
 * @public for tests, which ask for many days
 */
export function distanceOf(at: Date, now: Date, timeZone: string): DayDistance {
  const days = (Date.parse(isoDay(now, timeZone)) - Date.parse(isoDay(at, timeZone))) / dayMs;
  if (days <= 0) return 'today';
  if (days === 1) return 'yesterday';
  return days < 7 ? 'week' : 'older';
}

function everyMinute(listener: () => void): () => void {
  const timer = setInterval(listener, minuteMs);
  return () => clearInterval(timer);
}

/**
 * Distance of a moment's day before the reader's today; 'older' while the page is rendered on the server. `at` is an ISO
 * date.
 */
export function useDayDistance(at: string): DayDistance {
  const timeZone = useTimeZone();
  return useSyncExternalStore(
    everyMinute,
    () => distanceOf(new Date(at), new Date(), timeZone),
    () => 'older' as const,
  );
}
