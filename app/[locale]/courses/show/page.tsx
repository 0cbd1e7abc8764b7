import type { Metadata } from 'next';
import { getLocale } from 'next-intl/server';
import { ClosedLesson } from '@/components/courses/closed-lesson';
import { LessonLecture } from '@/components/courses/lesson-lecture';
import { PlayerOnDemand } from '@/components/exercises/player-on-demand';
import { Messages } from '@/components/layout/messages';
import { Recordings } from '@/components/ui/recordings';
import { requireViewer } from '@/lib/auth/page-viewer';
import { getLesson } from '@/lib/courses/service';
import { pageMetadata } from '@/lib/metadata';
import { routes } from '@/lib/routes';
import { recordings } from '@/lib/speech/recordings';
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
  const { id, title, state, exercises } = await findLesson(query);
  if (state === 'locked' || state === 'announced') return <ClosedLesson course={course} state={state} />;
  const isLecture = !practice || exercises === 0;
  return (
    <Messages of={isLecture ? ['words'] : ['courses', 'exercises', 'progress', 'words']}>
      <Recordings of={await recordings.listOf(course, lesson)}>
        {isLecture ? (
          <LessonLecture lesson={await getLesson(viewer, course, lesson, await getLocale())} />
        ) : (
          <PlayerOnDemand lesson={{ id, course, slug: lesson, title: title.text }} run={run} />
        )}
      </Recordings>
    </Messages>
  );
}
