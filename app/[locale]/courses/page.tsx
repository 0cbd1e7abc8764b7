import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { OutcomeLine } from '@/components/learning/appeals/outcome-line';
import { SanctionNotice } from '@/components/people/sanctions/sanction-notice';
import { VerificationLine } from '@/components/people/auth/verification-line';
import { EnglishLine } from '@/components/learning/courses/english-line';
import { MyCourses } from '@/components/learning/courses/my-courses';
import { TaughtFirst } from '@/components/learning/teaching/taught-first';
import { TeachingLink } from '@/components/learning/teaching/teaching-link';
import { Today } from '@/components/learning/today/today';
import { Ways } from '@/components/learning/today/ways';
import { countUnseen } from '@/lib/learning/appeals/service';
import { requireViewer } from '@/lib/people/auth/page-viewer';
import { listCourses } from '@/lib/learning/courses/service';
import { getToday } from '@/lib/learning/today/today';
import { isOutboxOpen } from '@/lib/platform/mail/outbox';
import { getSanctionNotice } from '@/lib/people/sanctions/own';
import { pageMetadata } from '@/lib/publishing/seo/metadata';
import { routes } from '@/lib/platform/routes/routes';
import { findGivenCourses, teachesSomething } from '@/lib/learning/teaching/service';

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

/** The learner's courses: begun, saved for later, and finished. */
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
      <SanctionNotice notice={await getSanctionNotice(viewer)} />
      <VerificationLine isVerified={viewer.isVerified} isOutbox={isOutboxOpen()} />
      <Ways />
      <TeachingLink isTeacher={!taught && (await teachesSomething(viewer))} />
      <EnglishLine langs={courses.map(({ title }) => title.lang)} />
      <MyCourses courses={courses} />
    </div>
  );
}
