import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { SecondFactorRequired } from '@/components/people/staff/second-factor-required';
import { TaughtCourseList } from '@/components/learning/teaching/taught-course-list';
import { findPageViewer, requireViewer } from '@/lib/people/auth/page-viewer';
import { pageMetadata } from '@/lib/publishing/seo/metadata';
import { routes } from '@/lib/platform/routes/routes';
import { listTaughtCourses, teachesSomething } from '@/lib/learning/teaching/service';
import { readTeaching } from './read-teaching';

export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const viewer = await findPageViewer();
  if (viewer && !(await teachesSomething(viewer))) notFound();
  const t = await getTranslations('teaching');
  return pageMetadata({
    locale: await getLocale(),
    path: routes.teaching(),
    title: t('title'),
    description: t('description'),
    index: false,
  });
}

/** The courses that the viewer teaches. */
export default async function TeachingPage() {
  const viewer = await requireViewer(routes.teaching());
  const locale = await getLocale();
  const t = await getTranslations('teaching');
  const courses = await readTeaching(listTaughtCourses(viewer, locale));
  return (
    <div className="mx-auto flex max-w-4xl flex-col gap-6">
      <h1 className="text-3xl font-semibold sm:text-4xl">{t('title')}</h1>
      <p className="text-soft">{t('description')}</p>
      {courses ? <TaughtCourseList courses={courses} /> : <SecondFactorRequired />}
      {courses?.some(({ learners }) => learners > 0) && <p className="text-sm text-soft">{t('privacy')}</p>}
    </div>
  );
}
