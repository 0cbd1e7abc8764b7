'use client';

import { useFormatter } from 'next-intl';
import { useTimeZone } from './use-time-zone';

const style = { dateStyle: 'medium', timeStyle: 'short' } as const;

/** A date with its time. `at` is an ISO date. */
export function DateTime({ at }: { at: string }) {
  const format = useFormatter();
  const timeZone = useTimeZone();
  return <time dateTime={at}>{format.dateTime(new Date(at), { ...style, timeZone })}</time>;
}

/** From when until when, both ISO dates. */
export function DateTimeRange({ from, until }: { from: string; until: string }) {
  const format = useFormatter();
  const timeZone = useTimeZone();
  return <>{format.dateTimeRange(new Date(from), new Date(until), { ...style, timeZone })}</>;
}
