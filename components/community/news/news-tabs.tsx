'use client';

import { useTranslations } from 'next-intl';
import { NotificationList } from '@/components/community/notifications/notification-list';
import { Tabs } from '@/components/ui/tabs';
import type { NewsPage } from '@/lib/community/news/schema';
import type { NotificationPage } from '@/lib/people/notifications/schema';
import { routes } from '@/lib/platform/routes/routes';
import { NewsList } from './news-list';

interface Props {
  /** The first pages. */
  notifications: NotificationPage;
  news: NewsPage;
}

/** Notifications of the viewer, and news of their friends. */
export function NewsTabs({ notifications, news }: Props) {
  const t = useTranslations('notifications.list');
  const friends = useTranslations('friends.news');
  return (
    <Tabs
      label={friends('title')}
      param="tab"
      tabs={[
        {
          value: 'you',
          label: t('tab'),
          href: routes.newsTab('you'),
          panel: <NotificationList first={notifications} />,
        },
        {
          value: 'friends',
          label: t('friendsTab'),
          href: routes.newsTab('friends'),
          panel: (
            <div className="flex flex-col gap-6">
              <p className="text-soft">{friends('description')}</p>
              <NewsList first={news} />
            </div>
          ),
        },
      ]}
    />
  );
}
