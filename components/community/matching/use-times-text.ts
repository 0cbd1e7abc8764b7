import { useFormatter, useTranslations } from 'next-intl';
import { useWeekdayName } from '@/components/community/profiles/weekday-name';
import { dayParts, weekdays, type FreePart } from '@/lib/community/profiles/availability-policy';

/** Parts of a week, grouped by their names: 'evenings (Mon, Fri), mornings (Sat)'. */
export function useTimesText(): (parts: readonly FreePart[]) => string {
  const t = useTranslations('matching');
  const format = useFormatter();
  const weekdayName = useWeekdayName();
  const daysOf = (days: number[]) =>
    days.length === weekdays ? t('everyDay') : format.list(days.map((day) => weekdayName(day, 'short')));

  return (parts) => {
    const times = dayParts.flatMap((part) => {
      const days = parts.filter((each) => each.part === part).map(({ weekday }) => weekday);
      return days.length > 0 ? [t('time', { part: t(`parts.${part}`), days: daysOf(days) })] : [];
    });
    return format.list(times);
  };
}
