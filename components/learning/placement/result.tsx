import { useFormatter, useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button-link';
import { Card } from '@/components/ui/card';
import type { PlacementResult } from '@/lib/learning/placement/schema';
import { routes } from '@/lib/platform/routes/routes';
import { LevelScale } from './level-scale';
import { ShareTable } from './share-table';

/** Probabilities from which a level counts as sure or as likely. */
const sureThreshold = 0.75;
const likelyThreshold = 0.45;
/** Less probable levels are not named. */
const minNamedShare = 0.1;

/** The result: the level, its certainty and the next step. */
export function Result({ result }: { result: PlacementResult }) {
  const t = useTranslations('placement.result');
  const format = useFormatter();
  const { level, sureness, shares, course } = result;
  const others = shares
    .filter((each) => each.level !== level && each.share >= minNamedShare)
    .map((each) => each.level);
  const key =
    sureness >= sureThreshold || others.length === 0
      ? 'sure'
      : sureness >= likelyThreshold
        ? 'likely'
        : 'unsure';
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-6">
      <h1 className="text-3xl font-semibold sm:text-4xl">{t('title', { level })}</h1>
      <p>{t(`meaning.${level}`)}</p>
      <Card className="flex flex-col gap-4">
        <LevelScale result={result} />
        <p>{t(key, { others: format.list(others, { type: 'disjunction' }) })}</p>
        <p className="text-sm text-soft">{t('answers', { count: result.answers })}</p>
        <ShareTable shares={shares} />
      </Card>
      {course && course.level !== level && (
        <p>{t('otherLevel', { level, course: course.title.text, other: course.level })}</p>
      )}
      {!course && <p>{t('noCourse')}</p>}
      <div className="flex flex-wrap items-center gap-3">
        <ButtonLink
          href={course ? routes.courseSelect(course.slug) : routes.courseList()}
          size="large"
          className="max-sm:w-full"
        >
          {course ? t('course', { course: course.title.text }) : t('courses')}
        </ButtonLink>
        <ButtonLink href={routes.plan()} variant="quiet" className="max-sm:w-full">
          {t('plan')}
        </ButtonLink>
        <ButtonLink href={routes.placement()} variant="quiet" className="max-sm:w-full">
          {t('again')}
        </ButtonLink>
      </div>
    </div>
  );
}
