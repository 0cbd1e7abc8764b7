import { useFormatter, useTranslations } from 'next-intl';
import type { Accuracy as Share } from '@/lib/learning/progress/schema';
import { DataTable } from './data-table';
import { StatisticsSection } from './statistics-section';

export interface AccuracyRow extends Share {
  name: string;
}
interface Props {
  id: string;
  title: string;
  /** The rows; those without answers are hidden. */
  rows: AccuracyRow[];
  empty: string;
}

/** The share of right answers by category. */
export function Accuracy({ id, title, rows, empty }: Props) {
  const t = useTranslations('progress.accuracy');
  const format = useFormatter();
  const met = rows.filter(({ answers }) => answers > 0);
  const columns = ['name', 'right', 'answers', 'share'] as const;
  if (met.length === 0) {
    return (
      <StatisticsSection id={id} title={title}>
        <p className="text-soft">{empty}</p>
      </StatisticsSection>
    );
  }
  const percent = ({ right, answers }: Share) => format.number(right / answers, { style: 'percent' });
  return (
    <StatisticsSection id={id} title={title}>
      <ul className="flex flex-col gap-3">
        {met.map((row) => (
          <li key={row.name} className="flex flex-col gap-1">
            <span className="flex flex-wrap justify-between gap-x-4">
              <span>{row.name}</span>
              <span className="text-soft tabular-nums">
                {percent(row)} · {t('share', { right: row.right, answers: row.answers })}
              </span>
            </span>
            <svg
              aria-hidden
              viewBox="0 0 100 1"
              preserveAspectRatio="none"
              className="h-2 w-full rounded-full"
            >
              <rect width={100} height={1} className="fill-line" />
              <rect width={(100 * row.right) / row.answers} height={1} className="fill-birch" />
            </svg>
          </li>
        ))}
      </ul>
      <p className="text-soft">{t('note')}</p>
      <DataTable
        caption={title}
        columns={columns.map((column) => t(`columns.${column}`))}
        rows={met.map((row) => [
          row.name,
          format.number(row.right),
          format.number(row.answers),
          percent(row),
        ])}
      />
    </StatisticsSection>
  );
}
