import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { Messages } from '@/components/platform/i18n/messages';
import { Introduction } from '@/components/learning/placement/introduction';
import { Result } from '@/components/learning/placement/result';
import { LevelTestClientOnly } from '@/components/learning/placement/level-test-client-only';
import { requireViewer } from '@/lib/people/auth/page-viewer';
import { pageMetadata } from '@/lib/publishing/seo/metadata';
import { findFirstLesson } from '@/lib/learning/placement/beginning';
import { findPlacedLevel } from '@/lib/learning/placement/service';
import { maxQuestions } from '@/lib/learning/placement/limits';
import { routes } from '@/lib/platform/routes/routes';
import { readResult } from './read-result';

type Props = PageProps<'/[locale]/courses/placement'>;

export const dynamic = 'force-dynamic';

/** The on-screen keyboard shrinks the page, so that the player stays above it. */
export const viewport = { interactiveWidget: 'resizes-content' } as const;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('placement');
  return pageMetadata({
    locale: await getLocale(),
    path: routes.placement(),
    title: t('title'),
    description: t('description'),
    index: false,
  });
}

/** The placement test: its introduction, with `test=1` the full-screen questions, with `result=…` the result. */
export default async function PlacementPage({ searchParams }: Props) {
  const { test, result } = await searchParams;
  if (typeof result === 'string') {
    const viewer = await requireViewer(routes.placementResult(result));
    return <Result result={await readResult(viewer, result)} />;
  }
  const viewer = await requireViewer(test === '1' ? routes.placementTest() : routes.placement());
  if (test !== '1') {
    const beginning = await findFirstLesson(viewer, await getLocale());
    const zeroHref = beginning ? routes.lesson(beginning.course, beginning.lesson) : routes.courseList();
    return (
      <Introduction maxQuestions={maxQuestions} last={await findPlacedLevel(viewer.id)} zeroHref={zeroHref} />
    );
  }
  return (
    <Messages of={['exercises', 'placement']}>
      <LevelTestClientOnly />
    </Messages>
  );
}
