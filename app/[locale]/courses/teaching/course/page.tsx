import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { SecondFactorRequired } from '@/components/people/staff/second-factor-required';
import { Messages } from '@/components/platform/i18n/messages';
import { CourseDashboard } from '@/components/learning/teaching/course-dashboard';
import { CourseTeachers } from '@/components/learning/teaching/course-teachers';
import { LessonExercises } from '@/components/learning/teaching/lesson-exercises';
import { requireViewer } from '@/lib/people/auth/page-viewer';
import { pageMetadata } from '@/lib/publishing/seo/metadata';
import { routes } from '@/lib/platform/routes/routes';
import { taughtLessonQuery } from '@/lib/learning/teaching/schema';
import { findTeachers } from '@/lib/learning/teaching/teachers';
import { readStatistics } from './read-statistics';

type Props = PageProps<'/[locale]/courses/teaching/course'>;

export const dynamic = 'force-dynamic';

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { course, lesson } = await readAddress(searchParams);
  const statistics = await readStatistics(course, lesson);
  const t = await getTranslations('teaching');
  return pageMetadata({
    locale: await getLocale(),
    path: routes.taughtCourse(course),
    title: statistics?.course.title.text ?? t('title'),
    description: t('course.description'),
    index: false,
  });
}

/** The statistics of a course by lesson, and with `lesson=…` by exercise. */
export default async function TaughtCoursePage({ searchParams }: Props) {
  const { course, lesson } = await readAddress(searchParams);
  const viewer = await requireViewer(routes.taughtCourse(course));
  const statistics = await readStatistics(course, lesson);
  if (!statistics) return <SecondFactorRequired />;
  const teachers = await findTeachers(viewer, course);
  return (
    <Messages of={['teaching', 'auth']}>
      <div className="mx-auto flex max-w-4xl flex-col gap-6">
        <CourseDashboard statistics={statistics} />
        {statistics.lesson && <LessonExercises course={course} lesson={statistics.lesson} />}
        {teachers && <CourseTeachers course={course} first={teachers} />}
      </div>
    </Messages>
  );
}

async function readAddress(searchParams: Props['searchParams']) {
  const { success, data } = taughtLessonQuery.safeParse(await searchParams);
  return success ? data : notFound();
}
