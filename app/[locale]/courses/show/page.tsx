import type { Metadata } from 'next';
import { getLocale } from 'next-intl/server';
import { AnnouncedLesson } from '@/components/learning/courses/announced-lesson';
import { LessonLecture } from '@/components/learning/courses/lesson-lecture';
import { LessonPlayerClientOnly } from '@/components/learning/practice/lesson-player-client-only';
import { Comments } from '@/components/publishing/comments/comments';
import { Messages } from '@/components/platform/i18n/messages';
import { Recordings } from '@/components/ui/recordings';
import { requireViewer } from '@/lib/people/auth/page-viewer';
import { getLesson } from '@/lib/learning/courses/service';
import { pageMetadata } from '@/lib/publishing/seo/metadata';
import { routes } from '@/lib/platform/routes/routes';
import { recordings } from '@/lib/russian/speech/recordings';
import { leadToLesson } from '@/app/[locale]/courses/lead-on';
import { readCourse } from '@/app/[locale]/courses/read-course';
import { findLesson, hasLessonsBefore, readLessonQuery, type LessonQuery } from './lesson-query';

type Props = PageProps<'/[locale]/courses/show'>;

export const dynamic = 'force-dynamic';

/** The on-screen keyboard shrinks the page, so that the player stays above it. */
export const viewport = { interactiveWidget: 'resizes-content' } as const;

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  await leadToLesson(searchParams);
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

/** A lesson: its lecture; full-screen with `practice=1` its exercises, with `check=1` the skip test before it. */
export default async function LessonPage({ searchParams }: Props) {
  await leadToLesson(searchParams);
  const query = await readLessonQuery(searchParams);
  const { course, lesson, practice, run, check, result } = query;
  await requireViewer(addressOf(query));
  const { id, title, state, exercises } = await findLesson(query);
  const known = { id, course, slug: lesson, title: title.text };
  if (state === 'announced') return <AnnouncedLesson course={course} />;
  if (check && (result !== null || (await hasLessonsBefore(query)))) {
    return (
      <Messages of={['skip-tests', 'exercises', 'progress']}>
        <LessonPlayerClientOnly part="check" lesson={known} ended={result} />
      </Messages>
    );
  }
  const isLecture = !practice || exercises === 0;
  return (
    <Messages of={isLecture ? ['words'] : ['appeals', 'courses', 'exercises', 'progress', 'words']}>
      <Recordings of={await recordings.listOf(course, lesson)}>
        {isLecture ? (
          <LessonLecture lesson={await getLesson(await readCourse(course), lesson, await getLocale())}>
            <Comments subject={{ kind: 'lesson', id }} />
          </LessonLecture>
        ) : (
          <LessonPlayerClientOnly part="practice" lesson={known} ended={run} />
        )}
      </Recordings>
    </Messages>
  );
}

/** The URL to return to after signing in. */
function addressOf({ course, lesson, practice, check }: LessonQuery) {
  if (check) return routes.check(course, lesson);
  return practice ? routes.practice(course, lesson) : routes.lesson(course, lesson);
}
