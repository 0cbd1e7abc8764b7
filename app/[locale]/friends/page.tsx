import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { FriendLists } from '@/components/community/friends/friend-lists';
import { Messages } from '@/components/platform/i18n/messages';
import { ButtonLink } from '@/components/ui/button-link';
import { listWelcoming } from '@/lib/community/matching/welcoming';
import { requireViewer } from '@/lib/people/auth/page-viewer';
import { countTies, listAllTied } from '@/lib/people/ties/lists';
import { pageMetadata } from '@/lib/publishing/seo/metadata';
import { routes } from '@/lib/platform/routes/routes';

export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('friends.page');
  const locale = await getLocale();
  return pageMetadata({
    locale,
    path: routes.friends(),
    title: t('title'),
    description: t('description'),
    index: false,
  });
}

/** Friends, requests, followers, whom one follows and whom one blocks. */
export default async function FriendsPage() {
  const viewer = await requireViewer(routes.friends());
  const t = await getTranslations('friends.page');
  const [first, counts] = await Promise.all([listAllTied(viewer, listWelcoming), countTies(viewer)]);
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 className="text-3xl font-semibold sm:text-4xl">{t('title')}</h1>
        <ButtonLink href={routes.newsTab('friends')} variant="secondary">
          {t('news')}
        </ButtonLink>
      </div>
      <p className="text-soft">{t('description')}</p>
      <Messages of={['friends']}>
        <FriendLists first={first} counts={counts} />
      </Messages>
    </div>
  );
}
