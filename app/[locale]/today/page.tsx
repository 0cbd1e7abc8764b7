import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { SanctionNotice } from '@/components/people/sanctions/sanction-notice';
import { VerificationLine } from '@/components/people/auth/verification-line';
import { HomeView } from '@/components/publishing/home/home-view';
import { TaughtFirst } from '@/components/learning/teaching/taught-first';
import { Today } from '@/components/learning/today/today';
import { Ways } from '@/components/learning/today/ways';
import { findPageViewer } from '@/lib/people/auth/page-viewer';
import { listCourses } from '@/lib/learning/courses/service';
import { Link } from '@/lib/platform/i18n/link';
import { getToday } from '@/lib/learning/today/today';
import { isOutboxOpen } from '@/lib/platform/mail/outbox';
import { getSanctionNotice } from '@/lib/people/sanctions/own';
import { pageMetadata } from '@/lib/publishing/seo/metadata';
import { routes } from '@/lib/platform/routes/routes';
import { findGivenCourses } from '@/lib/learning/teaching/service';
import { readHome } from '@/app/[locale]/read-home';

/*
 * The page at `/` for requests with a session cookie (middleware): the daily overview of a signed-in learner. With an
 * expired cookie it shows the public home page.
 */
export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('home');
  const locale = await getLocale();
  const page = { locale, path: routes.home(), title: t('title'), description: t('description') };
  return pageMetadata({ ...page, index: false });
}

export default async function TodayPage() {
  const viewer = await findPageViewer();
  if (!viewer) return <HomeView contents={await readHome()} />;
  const t = await getTranslations('home.today');
  const locale = await getLocale();
  const taught = await findGivenCourses(viewer, locale);
  const today = await getToday(viewer, await listCourses(viewer, locale), locale);
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-6" data-members-part>
      <h1 className="text-3xl font-semibold sm:text-4xl">{t('title', { name: viewer.firstName })}</h1>
      {taught && <TaughtFirst courses={taught} />}
      <Today today={today} teaches={taught !== null} />
      <SanctionNotice notice={await getSanctionNotice(viewer)} />
      <VerificationLine isVerified={viewer.isVerified} isOutbox={isOutboxOpen()} />
      <Ways />
      <p className="flex flex-wrap gap-x-6 text-soft">
        {[
          { href: routes.courses(), name: t('courses') },
          { href: routes.tour(), name: t('tour') },
        ].map(({ href, name }) => (
          <Link
            key={href}
            href={href}
            className="inline-flex min-h-11 items-center hover:text-cobalt hover:underline"
          >
            {name}
          </Link>
        ))}
      </p>
    </div>
  );
}
