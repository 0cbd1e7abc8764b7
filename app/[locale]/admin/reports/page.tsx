import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { Queue } from '@/components/community/moderation/queue';
import { SecondFactorRequired } from '@/components/people/staff/second-factor-required';
import { Messages } from '@/components/platform/i18n/messages';
import { listCases } from '@/lib/community/moderation/cases';
import { isModeratorHere, requireModerator } from '@/lib/people/staff/page-moderator';
import { Link } from '@/lib/platform/i18n/link';
import { routes } from '@/lib/platform/routes/routes';
import { pageMetadata } from '@/lib/publishing/seo/metadata';

export const dynamic = 'force-dynamic';

/** Empty for people who may not see the page. */
export async function generateMetadata(): Promise<Metadata> {
  if (!(await isModeratorHere())) return {};
  const t = await getTranslations('moderation');
  const texts = { title: t('title'), description: t('description') };
  return pageMetadata({ locale: await getLocale(), path: routes.moderation(), ...texts, index: false });
}

/** The queue of reports. */
export default async function ReportsPage() {
  const { viewer, isAdmitted } = await requireModerator(routes.moderation());
  const t = await getTranslations('moderation');
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-6">
      <h1 className="text-3xl font-semibold sm:text-4xl">{t('title')}</h1>
      <p className="text-soft">{t('description')}</p>
      <Link
        href={routes.moderatedComments()}
        className="inline-flex min-h-11 items-center self-start text-cobalt hover:underline"
      >
        {t('allComments')}
      </Link>
      {isAdmitted ? (
        <Messages of={['auth', 'comments', 'moderation', 'reports']}>
          <Queue first={await listCases(viewer, { state: 'open' })} />
        </Messages>
      ) : (
        <SecondFactorRequired />
      )}
    </div>
  );
}
