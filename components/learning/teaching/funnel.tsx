import { useTranslations } from 'next-intl';
import { StatisticsSection } from '@/components/learning/progress/statistics-section';
import { Badge } from '@/components/ui/badge';
import { RussianText } from '@/components/ui/russian-text';
import { Link } from '@/lib/platform/i18n/link';
import { routes } from '@/lib/platform/routes/routes';
import type { CourseStatistics, FunnelStep } from '@/lib/learning/teaching/schema';
import { Range } from './range';
import { ShareBar } from './share-bar';
import { useEstimate } from './use-estimate';

type Props = Pick<CourseStatistics, 'course' | 'lessons' | 'lesson'>;

/** The number of learners who finish each lesson, with links to its exercises. */
export function Funnel({ course, lessons, lesson }: Props) {
  const t = useTranslations('teaching.funnel');
  if (lessons.length === 0) {
    return (
      <StatisticsSection id="lessons" title={t('title')}>
        <p className="text-soft">{t('none')}</p>
      </StatisticsSection>
    );
  }
  return (
    <StatisticsSection id="lessons" title={t('title')}>
      <p className="text-soft">{t('text')}</p>
      <ol className="flex flex-col gap-2">
        {lessons.map((step) => (
          <li key={step.slug}>
            <Step course={course.slug} step={step} isChosen={step.slug === lesson?.slug} />
          </li>
        ))}
      </ol>
    </StatisticsSection>
  );
}

interface StepProps {
  course: string;
  step: FunnelStep;
  isChosen: boolean;
}

function Step({ course, step, isChosen }: StepProps) {
  const t = useTranslations('teaching');
  const show = useEstimate();
  const { slug, number, title, announced, started, finished, share } = step;
  return (
    <div className="flex flex-col gap-1 py-1">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <Link
          href={`${routes.taughtLesson(course, slug)}#exercises`}
          aria-current={isChosen}
          className="inline-flex min-h-11 items-center font-medium text-cobalt hover:underline"
        >
          <span lang={title.lang}>
            <RussianText text={`${number}. ${title.text}`} lang={title.lang} />
          </span>
        </Link>
        {share && <span className="font-semibold tabular-nums">{show(share, 'share').value}</span>}
      </div>
      {share && <ShareBar share={share} />}
      <p className="flex flex-wrap justify-between gap-x-4 text-sm text-soft tabular-nums">
        <span>{t('funnel.counts', { started, finished })}</span>
        {started > 0 && <Range estimate={share} as="share" />}
      </p>
      {(announced || isChosen) && (
        <p className="flex flex-wrap gap-2">
          {announced && <Badge>{t('funnel.announced')}</Badge>}
          {isChosen && <Badge tone="info">{t('funnel.chosen')}</Badge>}
        </p>
      )}
    </div>
  );
}
