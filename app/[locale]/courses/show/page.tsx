import type { Metadata } from 'next';
import { getLocale } from 'next-intl/server';
import { LessonLecture } from '@/components/courses/lesson-lecture';
import { LockedLesson } from '@/components/courses/locked-lesson';
import { PlayerOnDemand } from '@/components/exercises/player-on-demand';
import { Messages } from '@/components/layout/messages';
import { requireViewer } from '@/lib/auth/page-viewer';
import { canStudy } from '@/lib/courses/policy';
import { getLesson } from '@/lib/courses/service';
import { pageMetadata } from '@/lib/metadata';
import { routes } from '@/lib/routes';
import { findLesson, readLessonQuery } from './lesson-query';

type Props = PageProps<'/[locale]/courses/show'>;

export const dynamic = 'force-dynamic';

/** The player above a phone's keyboard, where the browser can shrink the page for it. */
export const viewport = { interactiveWidget: 'resizes-content' } as const;

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const query = await readLessonQuery(searchParams);
  const { title, summary } = await findLesson(query);
  return pageMetadata({
    locale: await getLocale(),
    path: routes.lesson(query.course, query.lesson),
    title: title.text,
    description: summary.text,
    index: false,
  });
}

/** A lesson: its lecture, or with `practice=1` its exercises on the whole screen. */
export default async function LessonPage({ searchParams }: Props) {
  const query = await readLessonQuery(searchParams);
  const { course, lesson, practice, run } = query;
  const viewer = await requireViewer(
    practice ? routes.practice(course, lesson) : routes.lesson(course, lesson),
  );
  const { id, title, state } = await findLesson(query);
  if (!canStudy(state)) return <LockedLesson course={course} />;
  if (!practice) return <LessonLecture lesson={await getLesson(viewer, course, lesson, await getLocale())} />;
  return (
    <Messages of={['courses', 'exercises']}>
      <PlayerOnDemand lesson={{ id, course, slug: lesson, title: title.text }} run={run} />
    </Messages>
  );
}
