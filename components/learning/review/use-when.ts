import { useFormatter, useTranslations } from 'next-intl';
import { useTimeZone } from '@/components/ui/use-time-zone';
import { dayMs, hourMs, minuteMs } from '@/lib/platform/time/units';

/** Later dates are shown as a date, not as a number of days. */
const maxDays = 60;

/** Formats the time until a card is due; both times are the server's, so that a wrong local clock does not matter. */
export function useWhen() {
  const t = useTranslations('review.when');
  const format = useFormatter();
  const timeZone = useTimeZone();
  const dayOf = (date: Date) => {
    // Only for counting days: the Swedish locale formats dates as ISO 8601.
    return Date.parse(date.toLocaleDateString('sv-SE', { timeZone }));
  };
  return (due: string, at: string) => {
    const [to, from] = [new Date(due), new Date(at)];
    const aheadMs = Math.max(0, to.getTime() - from.getTime());
    if (aheadMs < hourMs) return t('minutes', { count: Math.round(aheadMs / minuteMs) });
    const days = Math.round((dayOf(to) - dayOf(from)) / dayMs);
    if (days === 0) return t('hours', { count: Math.round(aheadMs / hourMs) });
    if (days <= maxDays) return t('days', { count: days });
    return t('date', { date: format.dateTime(to, { dateStyle: 'long', timeZone }) });
  };
}
