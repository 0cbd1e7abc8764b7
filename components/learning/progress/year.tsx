import { useFormatter, useTranslations } from 'next-intl';
import { sumDays } from '@/lib/learning/progress/daily-series';
import type { DayOfWork } from '@/lib/learning/progress/schema';
import { DataTable } from './data-table';
import { Heatmap, HeatScale } from './heatmap';
import { StatisticsSection } from './statistics-section';
import { useDay } from './use-day';

/** The year is drawn in two halves of 27 weeks, which stand side by side, or on a phone below each other. */
const daysPerHalf = 27 * 7;

/** The last 53 weeks, day by day. */
export function Year({ year }: { year: DayOfWork[] }) {
  const t = useTranslations('progress.year');
  const format = useFormatter();
  const write = useDay();
  const { days, points } = sumDays(year);
  const maxPoints = Math.max(1, ...year.map((day) => day.points));
  const label = t('summary', { days, points });
  const active = year.filter(({ answers, points: paid }) => answers + paid > 0);
  const columns = ['day', 'points', 'answers', 'right', 'minutes'] as const;
  return (
    <StatisticsSection id="year" title={t('title')} className="lg:col-span-2">
      <p className="text-soft">{days > 0 ? label : t('empty')}</p>
      <div className="grid gap-x-1 gap-y-4 sm:grid-cols-[27fr_26fr]">
        {[year.slice(0, daysPerHalf), year.slice(daysPerHalf)].map((drawn) => (
          <Heatmap
            key={drawn[0]?.day}
            first={drawn[0]?.day ?? ''}
            points={drawn.map((day) => day.points)}
            maxPoints={maxPoints}
            label={label}
          />
        ))}
      </div>
      <HeatScale />
      {active.length > 0 && (
        <DataTable
          caption={t('caption')}
          columns={columns.map((column) => t(`columns.${column}`))}
          rows={active
            .reverse()
            .map((day) => [
              write(day.day, 'long'),
              ...[day.points, day.answers, day.right, Math.round(day.seconds / 60)].map((n) =>
                format.number(n),
              ),
            ])}
        />
      )}
    </StatisticsSection>
  );
}
