import { useFormatter, useTranslations } from 'next-intl';
import type { Statistics } from '@/lib/learning/progress/schema';
import { Bars } from './bars';
import { DataTable } from './data-table';
import { StatisticsSection } from './statistics-section';
import { useDay } from './use-day';

/** The cards due in the next 30 days. */
export function Forecast({ forecast }: Pick<Statistics, 'forecast'>) {
  const t = useTranslations('progress.forecast');
  const minutes = useTranslations('progress.minutes');
  const format = useFormatter();
  const write = useDay();
  const cards = forecast.reduce((sum, day) => sum + day.cards, 0);
  const label = t('summary', { cards, today: forecast[0]?.cards ?? 0 });
  return (
    <StatisticsSection id="forecast" title={t('title')}>
      {cards === 0 ? (
        <p className="text-soft">{t('empty')}</p>
      ) : (
        <>
          <p>{label}</p>
          <Bars
            bars={forecast.map((day) => ({ day: day.day, value: day.cards }))}
            label={label}
            ends={[minutes('today'), write(forecast.at(-1)?.day ?? '', 'short')]}
          />
          <p className="text-soft">{t('note')}</p>
          <DataTable
            caption={t('caption')}
            columns={[t('columns.day'), t('columns.cards')]}
            rows={forecast.map((day) => [write(day.day, 'long'), format.number(day.cards)])}
          />
        </>
      )}
    </StatisticsSection>
  );
}
