import { useState } from 'react';
import { fetchJson } from '@/lib/browser/api/fetcher';
import type { NotificationPage } from '@/lib/people/notifications/schema';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import { useMarkRead } from './use-mark-read';

/** Notifications, loaded page by page; a group that has grown in between is not shown twice. */
export function useNotifications(first: NotificationPage) {
  const [{ items, next }, setPages] = useState(first);
  const [phase, setPhase] = useState<'ready' | 'loading' | 'failed'>('ready');
  const { markAllRead } = useMarkRead();
  const isUnread = items.some(({ is_read: isRead }) => !isRead);

  async function loadMore() {
    if (next === null) return;
    setPhase('loading');
    try {
      const page = await fetchJson<NotificationPage>(apiRoutes.notifications(next));
      const known = new Set(items.map(({ id }) => id));
      setPages({ ...page, items: [...items, ...page.items.filter(({ id }) => !known.has(id))] });
      setPhase('ready');
    } catch {
      setPhase('failed');
    }
  }

  function showRead(which: (id: number) => boolean) {
    setPages((pages) => ({
      ...pages,
      items: pages.items.map((item) => (which(item.id) ? { ...item, is_read: true } : item)),
    }));
  }

  /** @returns whether it worked */
  async function readAll(): Promise<boolean> {
    const latest = items[0]?.id;
    const done = latest !== undefined && (await markAllRead(latest));
    if (done) showRead(() => true);
    return done;
  }

  return {
    items,
    next,
    phase,
    isUnread,
    loadMore,
    readAll,
    opened: (id: number) => showRead((each) => each === id),
  };
}
