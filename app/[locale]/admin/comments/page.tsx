import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { SecondFactorRequired } from '@/components/people/staff/second-factor-required';
import { Messages } from '@/components/platform/i18n/messages';
import { Moderation } from '@/components/publishing/comments/moderation/moderation';
import { listQueue } from '@/lib/publishing/comments/moderation';
import { Link } from '@/lib/platform/i18n/link';
import { pageMetadata } from '@/lib/publishing/seo/metadata';
import { routes } from '@/lib/platform/routes/routes';
import { isModeratorHere, requireModerator } from '@/lib/people/staff/page-moderator';

export const dynamic = 'force-dynamic';

/** Empty for people who may not see the page. */
export async function generateMetadata(): Promise<Metadata> {
  if (!(await isModeratorHere())) return {};
  const t = await getTranslations('comments.moderation');
  const locale = await getLocale();
  const texts = { title: t('title'), description: t('description') };
  return pageMetadata({ locale, path: routes.moderatedComments(), ...texts, index: false });
}

export default async function ModerationPage() {
  const { viewer, isAdmitted } = await requireModerator(routes.moderatedComments());
  const t = await getTranslations('comments.moderation');
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-6">
      <h1 className="text-3xl font-semibold sm:text-4xl">{t('title')}</h1>
      <p className="text-soft">{t('description')}</p>
      <Link
        href={routes.moderation()}
        className="inline-flex min-h-11 items-center text-cobalt hover:underline"
      >
        {t('toReports')}
      </Link>
      {isAdmitted ? (
        <Messages of={['auth', 'comments']}>
          <Moderation first={await listQueue(viewer, { queue: 'all' }, await getLocale())} />
        </Messages>
      ) : (
        <SecondFactorRequired />
      )}
    </div>
  );
}
