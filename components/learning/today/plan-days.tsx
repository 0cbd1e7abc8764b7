import { Check } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { classNames } from '@/components/ui/class-names';
import { Link } from '@/lib/platform/i18n/link';
import type { PlanDay, PlanWeek } from '@/lib/learning/plan/schema';
import { routes } from '@/lib/platform/routes/routes';

type Look = 'done' | 'part' | 'rest' | 'off' | 'open';

const looks = {
  done: 'bg-birch text-on-birch',
  part: 'bg-honey-ground text-honey',
  rest: 'text-faint',
  off: 'text-faint',
  open: 'bg-sunken text-soft',
} satisfies Record<Look, string>;

/** This week of the plan, with a mark for each day. */
export function PlanDays({ week }: { week: PlanWeek }) {
  const t = useTranslations('progress.today');
  const format = useFormatter();
  const formatDay = (day: string, weekday: 'short' | 'long') =>
    format.dateTime(new Date(day), { weekday, timeZone: 'UTC' });
  return (
    <div className="flex flex-col gap-2">
      <Link
        href={routes.plan()}
        className="flex min-h-11 flex-wrap content-center items-baseline justify-between gap-x-4 hover:underline"
      >
        <span className="text-cobalt">{t('week')}</span>{' '}
        <span className="text-sm text-soft">{t('weekDone', { done: week.done, planned: week.planned })}</span>
      </Link>
      <ol className="grid grid-cols-7 gap-1">
        {week.days.map((day) => {
          const look = lookOf(day);
          const { done, planned } = day;
          return (
            <li
              key={day.day}
              aria-current={day.day === week.today ? 'date' : undefined}
              className="flex flex-col items-center gap-1 text-sm"
            >
              <span className="sr-only">
                {t(`day.${look}`, { day: formatDay(day.day, 'long'), done, planned })}
              </span>
              <span aria-hidden className={day.day === week.today ? 'font-semibold' : 'text-soft'}>
                {formatDay(day.day, 'short')}
              </span>
              <span
                aria-hidden
                className={classNames(
                  'inline-flex h-8 w-full max-w-14 items-center justify-center rounded-full tabular-nums',
                  looks[look],
                )}
              >
                {look === 'done' ? <Check size={18} strokeWidth={2.5} /> : planned > 0 ? planned : '·'}
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

function lookOf({ kind, planned, done }: PlanDay): Look {
  if (done > 0) return done >= planned ? 'done' : 'part';
  if (kind !== 'study') return kind;
  return planned === 0 ? 'rest' : 'open';
}
