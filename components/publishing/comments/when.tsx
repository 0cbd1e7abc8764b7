import { useState } from 'react';
import { useFormatter } from 'next-intl';
import { useNow } from '@/components/people/account/use-now';
import { useTimeZone } from '@/components/ui/use-time-zone';

const minute = 60_000;
const week = 7 * 86_400_000;

/** "Two hours ago", and after a week the day. The exact moment stands in its title. */
export function When({ at }: { at: string }) {
  const format = useFormatter();
  const timeZone = useTimeZone();
  const [opened] = useState(() => new Date().toISOString());
  const now = useNow(opened);
  const date = new Date(at);
  const isRecent = now.getTime() - date.getTime() < week;
  // Seconds would be wrong before they are read; and what was sent a moment ago may be ahead of the reader's clock.
  const moment = now.getTime() - date.getTime() < minute ? now : date;
  return (
    <time dateTime={at} title={format.dateTime(date, { dateStyle: 'medium', timeStyle: 'short', timeZone })}>
      {isRecent ? format.relativeTime(moment, now) : format.dateTime(date, { dateStyle: 'medium', timeZone })}
    </time>
  );
}
