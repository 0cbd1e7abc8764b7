import { useState } from 'react';
import { useFormatter } from 'next-intl';
import { useHydrated } from '@/components/forms/use-hydrated';
import { useNow } from '@/components/people/account/use-now';
import { useTimeZone } from '@/components/ui/use-time-zone';
import { dayMs, minuteMs } from '@/lib/platform/time/units';

const weekMs = 7 * dayMs;

/** A relative time such as "two hours ago", after a week a date. The title shows the exact time. */
export function When({ at }: { at: string }) {
  const format = useFormatter();
  const timeZone = useTimeZone();
  const [opened] = useState(() => new Date().toISOString());
  const now = useNow(opened);
  const date = new Date(at);
  const isRecent = now.getTime() - date.getTime() < weekMs;
  // The first minute is shown as "now": seconds go out of date at once, and the server's clock may be ahead.
  const shownDate = now.getTime() - date.getTime() < minuteMs ? now : date;
  return (
    // The server has written it at another time, or the clocks differ: it is written anew here.
    <time
      key={String(useHydrated())}
      suppressHydrationWarning
      dateTime={at}
      title={format.dateTime(date, { dateStyle: 'medium', timeStyle: 'short', timeZone })}
    >
      {isRecent
        ? format.relativeTime(shownDate, now)
        : format.dateTime(date, { dateStyle: 'medium', timeZone })}
    </time>
  );
}
