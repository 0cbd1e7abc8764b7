import { useFormatter, useTranslations } from 'next-intl';
import { Card } from '@/components/ui/card';
import type { Forecast } from '@/lib/learning/plan/schema';
import { useDayText } from './use-day-text';

/** The number of coming days in the list. */
const maxDays = 7;

interface Props {
  forecast: Forecast;
  deadline: string | null;
}

/** The forecast: the end date, the speed it assumes, and the coming days. */
export function ForecastCard({ forecast, deadline }: Props) {
  const t = useTranslations('plan.forecast');
  const format = useFormatter();
  const dayText = useDayText();
  const { ends, per_day: count, left, pace, measured, courses, short, reachable, days } = forecast;
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="text-xl font-semibold">{t('title')}</h2>
      {ends === null ? (
        <p>{t('nothing')}</p>
      ) : (
        <>
          <p className="text-lg">{t('ends', { day: dayText(ends) })}</p>
          {reachable && deadline && <p>{t('reachable', { day: dayText(deadline) })}</p>}
          <p>{t('load', { count, left })}</p>
        </>
      )}
      {courses.length > 0 && (
        <p>{t('courses', { courses: format.list(courses.map(({ title }) => title.text)) })}</p>
      )}
      {short && (
        <p>
          {short.reached === null
            ? t('shortNone', { level: short.level })
            : t('short', { level: short.level, reached: short.reached })}
        </p>
      )}
      <p className="text-sm text-soft">{t(measured ? 'measured' : 'usual', { seconds: pace })}</p>
      {days.length > 0 && (
        <details>
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-cobalt">
            {t('days')}
          </summary>
          <ol className="flex flex-col gap-1">
            {days.slice(0, maxDays).map(({ day, exercises }) => (
              <li key={day} className="flex flex-wrap justify-between gap-x-4">
                <span>{dayText(day)}</span>
                <span className="text-soft">{t('exercises', { count: exercises })}</span>
              </li>
            ))}
          </ol>
        </details>
      )}
    </Card>
  );
}
