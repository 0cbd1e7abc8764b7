'use client';

import { useFormatter } from 'next-intl';
import { useTimeZone } from '@/components/ui/use-time-zone';
import { useDayDistance, type DayDistance } from './day-of';

const styles = {
  today: { timeStyle: 'short' },
  yesterday: { weekday: 'short' },
  week: { weekday: 'short' },
  older: { dateStyle: 'short' },
} as const satisfies Record<DayDistance, Intl.DateTimeFormatOptions>;

/** Time of a message in the list: the time of day for today, otherwise the day. `at` is an ISO date. */
export function ChatTime({ at, className }: { at: string; className?: string }) {
  const format = useFormatter();
  const timeZone = useTimeZone();
  const style = styles[useDayDistance(at)];
  return (
    <time dateTime={at} className={className}>
      {format.dateTime(new Date(at), { ...style, timeZone })}
    </time>
  );
}

/** The time of an event, behind a line that separates it from the text, which can end with a duration. */
export function EventTime({ at }: { at: string }) {
  return (
    <span className="shrink-0 border-l border-control pl-2">
      <MessageTime at={at} />
    </span>
  );
}

/** The time of day of a message. */
export function MessageTime({ at }: { at: string }) {
  const format = useFormatter();
  const timeZone = useTimeZone();
  return (
    <time dateTime={at} className="whitespace-nowrap">
      {format.dateTime(new Date(at), { ...styles.today, timeZone })}
    </time>
  );
}
