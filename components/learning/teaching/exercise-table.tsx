import { useFormatter, useTranslations } from 'next-intl';
import { DataTable } from '@/components/learning/progress/data-table';
import type { ExerciseFigures } from '@/lib/learning/teaching/schema';
import { useEstimate } from './use-estimate';

const columns = [
  'number',
  'kind',
  'learners',
  'facility',
  'discrimination',
  'hints',
  'time',
  'flags',
] as const;

/** A table of all figures. */
export function ExerciseTable({ exercises }: { exercises: ExerciseFigures[] }) {
  const t = useTranslations('teaching');
  const format = useFormatter();
  const show = useEstimate();
  return (
    <DataTable
      caption={t('lesson.table')}
      columns={columns.map((column) => t(`table.${column}`))}
      rows={exercises.map(({ number, kind, learners, facility, discrimination, hints, seconds, flags }) => [
        String(number),
        t(`kinds.${kind}`),
        format.number(learners),
        facility ? show(facility, 'share').line : '—',
        discrimination ? show(discrimination, 'correlation').line : '—',
        hints ? format.number(hints.share, { style: 'percent', maximumFractionDigits: 0 }) : '—',
        seconds ? format.number(seconds.median, { maximumFractionDigits: 0 }) : '—',
        flags.map((flag) => t(`flags.${flag}`)).join('; '),
      ])}
    />
  );
}
