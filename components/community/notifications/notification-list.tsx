'use client';

import { useState } from 'react';
import { BellOff } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { LoadMore } from '@/components/ui/load-more';
import { showToast } from '@/components/ui/show-toast';
import type { NotificationPage } from '@/lib/people/notifications/schema';
import { routes } from '@/lib/platform/routes/routes';
import { NotificationEntry } from './notification-entry';
import { useNotifications } from './use-notifications';

/** The viewer's notifications, page by page. */
export function NotificationList({ first }: { first: NotificationPage }) {
  const t = useTranslations('notifications.list');
  const news = useTranslations('friends.news');
  const { items, next, phase, isUnread, loadMore, readAll, opened } = useNotifications(first);
  if (items.length === 0)
    return (
      <EmptyState icon={BellOff} title={t('empty')}>
        <p className="max-w-md text-soft">{t('emptyText')}</p>
        <ChoicesLink />
      </EmptyState>
    );
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <MarkAll isUnread={isUnread} readAll={readAll} />
        <ChoicesLink />
      </div>
      <ol aria-label={t('title')} className="flex flex-col divide-y divide-line">
        {items.map((item) => (
          <li key={item.id} className="py-1">
            <NotificationEntry item={item} onOpened={() => opened(item.id)} />
          </li>
        ))}
      </ol>
      <LoadMore
        next={next === null ? null : 1}
        phase={phase}
        onMore={() => void loadMore()}
        texts={{ more: news('more'), failed: news('failed'), end: news('end') }}
      />
    </div>
  );
}

/** The button to mark all as read. It stays when nothing is unread, so that it keeps the focus. */
function MarkAll({ isUnread, readAll }: { isUnread: boolean; readAll: () => Promise<boolean> }) {
  const t = useTranslations('notifications.list');
  const ui = useTranslations('ui');
  const [waiting, setWaiting] = useState(false);

  async function press() {
    setWaiting(true);
    if (!(await readAll())) void showToast('error', ui('failed'));
    setWaiting(false);
  }

  return (
    <Button
      variant="secondary"
      waiting={waiting}
      aria-disabled={!isUnread}
      onClick={isUnread ? () => void press() : undefined}
      className="aria-disabled:opacity-50"
    >
      {t('markAll')}
    </Button>
  );
}

function ChoicesLink() {
  const t = useTranslations('notifications.list');
  return (
    <ButtonLink href={routes.notificationChoices()} variant="quiet">
      {t('choose')}
    </ButtonLink>
  );
}
