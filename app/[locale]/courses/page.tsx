import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { VerificationLine } from '@/components/auth/verification-line';
import { EnglishLine } from '@/components/courses/english-line';
import { MyCourses } from '@/components/courses/my-courses';
import { Today } from '@/components/today/today';
import { Ways } from '@/components/today/ways';
import { requireViewer } from '@/lib/auth/page-viewer';
import { listCourses } from '@/lib/courses/service';
import { getToday } from '@/lib/learning/today';
import { isOutboxOpen } from '@/lib/mail/outbox';
import { pageMetadata } from '@/lib/metadata';
import { routes } from '@/lib/routes';

export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('courses.mine');
  const locale = await getLocale();
  return pageMetadata({
    locale,
    path: routes.courses(),
    title: t('title'),
    description: t('description'),
    index: false,
  });
}

/** Where the learner is in each course that was begun, what is saved for later, and what is done. */
export default async function MyCoursesPage() {
  const viewer = await requireViewer(routes.courses());
  const t = await getTranslations('courses.mine');
  const locale = await getLocale();
  const courses = await listCourses(viewer, locale);
  const today = await getToday(viewer, courses, locale);
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-6">
      <VerificationLine isVerified={viewer.isVerified} isOutbox={isOutboxOpen()} />
      <h1 className="text-3xl font-semibold sm:text-4xl">{t('title')}</h1>
      <p className="text-soft">{t('description')}</p>
      <Today today={today} />
      <Ways />
      <EnglishLine langs={courses.map(({ title }) => title.lang)} />
      <MyCourses courses={courses} />
    </div>
  );
}
