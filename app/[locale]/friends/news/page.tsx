import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { NewsTabs } from '@/components/community/news/news-tabs';
import { Messages } from '@/components/platform/i18n/messages';
import { ButtonLink } from '@/components/ui/button-link';
import { listNews } from '@/lib/community/news/service';
import { requireViewer } from '@/lib/people/auth/page-viewer';
import { listNotifications } from '@/lib/people/notifications/list';
import { listCommentLocations } from '@/lib/publishing/comments/locations';
import { pageMetadata } from '@/lib/publishing/seo/metadata';
import { routes } from '@/lib/platform/routes/routes';

export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('friends.news');
  const locale = await getLocale();
  return pageMetadata({
    locale,
    path: routes.friendsNews(),
    title: t('title'),
    description: t('description'),
    index: false,
  });
}

/** What concerns the viewer, and what friends and the people one follows have done lately. */
export default async function NewsPage() {
  const viewer = await requireViewer(routes.friendsNews());
  const t = await getTranslations('friends');
  const locale = await getLocale();
  const [notifications, news] = await Promise.all([
    listNotifications(viewer, undefined, { locale, listCommentLocations }),
    listNews(viewer, undefined, locale),
  ]);
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 className="text-3xl font-semibold sm:text-4xl">{t('news.title')}</h1>
        <ButtonLink href={routes.friends()} variant="secondary">
          {t('page.title')}
        </ButtonLink>
      </div>
      <Messages of={['friends', 'notifications.list']}>
        <NewsTabs notifications={notifications} news={news} />
      </Messages>
    </div>
  );
}
