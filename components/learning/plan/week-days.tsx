import { useFormatter, useTranslations } from 'next-intl';
import { classNames } from '@/components/ui/class-names';
import type { PlanDay, PlanWeek } from '@/lib/learning/plan/schema';

/** Seven columns of planned and done exercises. */
export function WeekDays({ week: { days, today } }: { week: PlanWeek }) {
  const maxCount = Math.max(1, ...days.map(({ planned, done }) => Math.max(planned, done)));
  return (
    <ol className="grid grid-cols-7 gap-1 sm:gap-2">
      {days.map((day) => (
        <Day key={day.day} day={day} maxCount={maxCount} isToday={day.day === today} />
      ))}
    </ol>
  );
}

interface Props {
  day: PlanDay;
  maxCount: number;
  isToday: boolean;
}

function Day({ day: { day, planned, done, kind }, maxCount, isToday }: Props) {
  const t = useTranslations('plan.week');
  const format = useFormatter();
  const at = { timeZone: 'UTC' } as const;
  const name = format.dateTime(new Date(day), { weekday: 'long', ...at });
  const text = t('day', { day: isToday ? `${name}, ${t('today')}` : name, kind, done, planned });
  return (
    <li aria-current={isToday ? 'date' : undefined} className="flex min-w-0 flex-col items-center gap-1">
      <span className="sr-only">{text}</span>
      <span aria-hidden className="text-sm text-soft tabular-nums">
        {planned > 0 || done > 0 ? `${done}/${planned}` : '–'}
      </span>
      <span aria-hidden className="flex h-20 w-full max-w-10 items-end rounded-control bg-sunken">
        <span
          className="relative w-full overflow-hidden rounded-control bg-cobalt-ground"
          style={{ height: `${(Math.max(planned, done) / maxCount) * 100}%` }}
        >
          <span
            className="absolute inset-x-0 bottom-0 bg-birch"
            style={{ height: `${(done / Math.max(1, planned, done)) * 100}%` }}
          />
        </span>
      </span>
      <span
        aria-hidden
        className={classNames('text-sm', isToday ? 'font-semibold text-cobalt' : 'text-soft')}
      >
        {format.dateTime(new Date(day), { weekday: 'short', ...at })}
      </span>
    </li>
  );
}
