import { useFormatter, useTranslations } from 'next-intl';
import type { CourseStatistics } from '@/lib/learning/teaching/schema';
import { Figure } from './figure';
import { Range } from './range';
import { useEstimate } from './use-estimate';

type Props = Pick<CourseStatistics, 'learners' | 'active' | 'finished' | 'completion' | 'open_appeals'>;

/** The number of learners of a course and their progress. */
export function CourseFigures({ learners, active, finished, completion, open_appeals: appeals }: Props) {
  const t = useTranslations('teaching');
  const format = useFormatter();
  const show = useEstimate();
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-4 sm:grid-cols-3">
      <Figure label={t('learners')} value={format.number(learners)} />
      <Figure label={t('active')} value={format.number(active)} />
      <Figure label={t('finished')} value={format.number(finished)} />
      <Figure label={t('completion')} value={completion ? show(completion, 'share').value : '—'}>
        <Range estimate={completion} as="share" />
      </Figure>
      <Figure label={t('appeals')} value={format.number(appeals)} />
    </dl>
  );
}
