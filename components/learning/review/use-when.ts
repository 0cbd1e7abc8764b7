import { useFormatter, useTranslations } from 'next-intl';
import { useTimeZone } from '@/components/ui/use-time-zone';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
/** Farther off, a date says more than a number of days. */
const mostDays = 60;

/** When something comes back, in words; both moments are the server's, so that a wrong clock here does not matter. */
export function useWhen() {
  const t = useTranslations('review.when');
  const format = useFormatter();
  const timeZone = useTimeZone();
  const dayOf = (moment: Date) => {
    // Only for counting days: Swedish writes them as ISO does.
    return Date.parse(moment.toLocaleDateString('sv-SE', { timeZone }));
  };
  return (due: string, at: string) => {
    const [to, from] = [new Date(due), new Date(at)];
    const ahead = Math.max(0, to.getTime() - from.getTime());
    if (ahead < hour) return t('minutes', { count: Math.round(ahead / minute) });
    const days = Math.round((dayOf(to) - dayOf(from)) / day);
    if (days === 0) return t('hours', { count: Math.round(ahead / hour) });
    if (days <= mostDays) return t('days', { count: days });
    return t('date', { date: format.dateTime(to, { dateStyle: 'long', timeZone }) });
  };
}
