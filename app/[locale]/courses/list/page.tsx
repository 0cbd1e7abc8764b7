import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { CourseList } from '@/components/learning/courses/course-list';
import { NoCourses } from '@/components/learning/courses/no-courses';
import { EnglishLine } from '@/components/learning/courses/english-line';
import { requireViewer } from '@/lib/people/auth/page-viewer';
import { listCourses } from '@/lib/learning/courses/service';
import { pageMetadata } from '@/lib/publishing/seo/metadata';
import { routes } from '@/lib/platform/routes/routes';

export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('courses.list');
  const locale = await getLocale();
  return pageMetadata({
    locale,
    path: routes.courseList(),
    title: t('title'),
    description: t('description'),
    index: false,
  });
}

export default async function CourseListPage() {
  const viewer = await requireViewer(routes.courseList());
  const t = await getTranslations('courses.list');
  const courses = await listCourses(viewer, await getLocale());
  return (
    <div className="flex flex-col gap-6">
      <h1 className="text-3xl font-semibold sm:text-4xl">{t('title')}</h1>
      <p className="text-soft">{t('description')}</p>
      <EnglishLine langs={courses.map(({ title }) => title.lang)} />
      {courses.length > 0 ? <CourseList courses={courses} /> : <NoCourses />}
    </div>
  );
}
