import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { OutcomeLine } from '@/components/appeals/outcome-line';
import { VerificationLine } from '@/components/auth/verification-line';
import { EnglishLine } from '@/components/courses/english-line';
import { MyCourses } from '@/components/courses/my-courses';
import { TaughtFirst } from '@/components/teaching/taught-first';
import { TeachingLink } from '@/components/teaching/teaching-link';
import { Today } from '@/components/today/today';
import { Ways } from '@/components/today/ways';
import { countUnseen } from '@/lib/appeals/service';
import { requireViewer } from '@/lib/auth/page-viewer';
import { listCourses } from '@/lib/courses/service';
import { getToday } from '@/lib/learning/today';
import { isOutboxOpen } from '@/lib/mail/outbox';
import { pageMetadata } from '@/lib/metadata';
import { routes } from '@/lib/routes';
import { findGivenCourses, teachesSomething } from '@/lib/teaching/service';

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
  const taught = await findGivenCourses(viewer, locale);
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-6">
      <h1 className="text-3xl font-semibold sm:text-4xl">{t('title')}</h1>
      <p className="text-soft max-sm:hidden">{t('description')}</p>
      {taught && <TaughtFirst courses={taught} />}
      <OutcomeLine count={await countUnseen(viewer)} />
      <Today today={today} teaches={taught !== null} />
      <VerificationLine isVerified={viewer.isVerified} isOutbox={isOutboxOpen()} />
      <Ways />
      <TeachingLink isTeacher={!taught && (await teachesSomething(viewer))} />
      <EnglishLine langs={courses.map(({ title }) => title.lang)} />
      <MyCourses courses={courses} />
    </div>
  );
}
