import { useFormatter, useTranslations } from 'next-intl';
import type { Statistics } from '@/lib/learning/progress/schema';
import { Bars } from './bars';
import { DataTable } from './data-table';
import { StatisticsSection } from './statistics-section';
import { useDay } from './use-day';

const shownDays = 30;
const toMinutes = (seconds: number) => Math.round(seconds / 60);

export function Minutes({ year, total }: Pick<Statistics, 'year' | 'total'>) {
  const t = useTranslations('progress.minutes');
  const format = useFormatter();
  const write = useDay();
  const days = year.slice(-shownDays);
  const label = t('summary', { minutes: toMinutes(days.reduce((sum, { seconds }) => sum + seconds, 0)) });
  if (total.seconds === 0) {
    return (
      <StatisticsSection id="minutes" title={t('title')}>
        <p className="text-soft">{t('empty')}</p>
      </StatisticsSection>
    );
  }
  return (
    <StatisticsSection id="minutes" title={t('title')}>
      <p>{label}</p>
      <Bars
        bars={days.map(({ day, seconds }) => ({ day, value: toMinutes(seconds) }))}
        label={label}
        ends={[write(days[0]?.day ?? '', 'short'), t('today')]}
      />
      <p className="text-soft">{t('all', { minutes: toMinutes(total.seconds), days: total.days })}</p>
      <DataTable
        caption={t('caption')}
        columns={[t('columns.day'), t('columns.minutes')]}
        rows={[...days]
          .reverse()
          .map(({ day, seconds }) => [write(day, 'long'), format.number(toMinutes(seconds))])}
      />
    </StatisticsSection>
  );
}
