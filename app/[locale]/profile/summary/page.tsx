import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { Messages } from '@/components/platform/i18n/messages';
import { StatisticsView } from '@/components/learning/progress/statistics-view';
import { SignInInvitation } from '@/components/learning/progress/sign-in-invitation';
import { findPageViewer } from '@/lib/people/auth/page-viewer';
import { getPathname } from '@/lib/platform/i18n/navigation';
import { getStatistics } from '@/lib/learning/progress/statistics';
import { pageMetadata } from '@/lib/publishing/seo/metadata';
import { routes } from '@/lib/platform/routes/routes';

export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('progress');
  const locale = await getLocale();
  const [title, description] = [t('title'), t('description')];
  return pageMetadata({ locale, path: routes.profileSummary(), title, description, index: false });
}

/** The statistics of the signed-in person; visitors are asked to sign in. */
export default async function SummaryPage() {
  const viewer = await findPageViewer();
  const t = await getTranslations('progress');
  const locale = await getLocale();
  const returnTo = getPathname({ href: routes.profileSummary(), locale });
  return (
    <Messages of={['progress.badgeDay', 'progress.daysOff', 'progress.year']}>
      {/* Hidden, and the page reloaded, when the person turns out to be signed out (auth-state/leave-members-page). */}
      <div className="mx-auto flex max-w-5xl flex-col gap-6" {...(viewer && { 'data-members-part': '' })}>
        <h1 className="text-3xl font-semibold sm:text-4xl">{t('title')}</h1>
        {viewer ? (
          <StatisticsView statistics={await getStatistics(viewer)} />
        ) : (
          <SignInInvitation signIn={routes.login(returnTo)} />
        )}
      </div>
    </Messages>
  );
}
