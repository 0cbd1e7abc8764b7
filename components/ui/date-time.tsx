'use client';

import { useFormatter } from 'next-intl';
import { useTimeZone } from './use-time-zone';

/** A date with its time. `at` is an ISO date. */
export function DateTime({ at }: { at: string }) {
  const format = useFormatter();
  const timeZone = useTimeZone();
  const text = format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short', timeZone });
  return <time dateTime={at}>{text}</time>;
}
