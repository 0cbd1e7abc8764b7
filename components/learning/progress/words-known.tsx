import { useFormatter, useTranslations } from 'next-intl';
import type { Statistics } from '@/lib/learning/progress/schema';
import { DataTable } from './data-table';
import { StatisticsSection } from './statistics-section';
import { useDay } from './use-day';

const width = 300;
const height = 100;

/** The number of known words by day. */
export function WordsKnown({ words }: Pick<Statistics, 'words'>) {
  const t = useTranslations('progress.words');
  const format = useFormatter();
  const write = useDay();
  const { kept, known, history } = words;
  const label = t('summary', { known, kept });
  return (
    <StatisticsSection id="words" title={t('title')}>
      <p className={history.length > 0 ? undefined : 'text-soft'}>
        {history.length > 0 || kept > 0 ? label : t('empty')}
      </p>
      {history.length > 0 && (
        <figure className="flex flex-col gap-1 text-sm text-soft tabular-nums">
          <span aria-hidden>{format.number(maxKnown(history))}</span>
          <svg
            role="img"
            aria-label={label}
            viewBox={`0 0 ${width} ${height}`}
            preserveAspectRatio="none"
            className="h-32 w-full border-y border-line"
          >
            <path d={`${lineOf(history)} V${height} H0 Z`} className="fill-birch-ground" />
            <path
              d={lineOf(history)}
              vectorEffect="non-scaling-stroke"
              className="fill-none stroke-birch stroke-2"
            />
          </svg>
          <span aria-hidden className="flex justify-between gap-4">
            <span>{write(history[0]?.day ?? '', 'short')}</span>
            <span>{write(history.at(-1)?.day ?? '', 'short')}</span>
          </span>
        </figure>
      )}
      <p className="text-soft">{t('rule')}</p>
      {history.length > 0 && (
        <DataTable
          caption={t('caption')}
          columns={[t('columns.day'), t('columns.known')]}
          rows={endsOfMonths(history).map((each) => [write(each.day, 'long'), format.number(each.known)])}
        />
      )}
    </StatisticsSection>
  );
}

type History = Statistics['words']['history'];

const maxKnown = (history: History) => Math.max(1, ...history.map(({ known }) => known));

/** A step line: the number of words stays the same until the day it changes. */
function lineOf(history: History): string {
  const max = maxKnown(history);
  const step = width / history.length;
  const steps = history.map(({ known }, index) => {
    const y = round(height - (known / max) * (height - 4));
    return `${index === 0 ? `M0 ${y}` : `V${y}`} H${round((index + 1) * step)}`;
  });
  return steps.join(' ');
}

const round = (value: number) => Math.round(value * 100) / 100;

/** The last day of each month, newest first. */
function endsOfMonths(history: History): History {
  return history
    .filter(({ day }, index) => history[index + 1]?.day.slice(0, 7) !== day.slice(0, 7))
    .reverse();
}
