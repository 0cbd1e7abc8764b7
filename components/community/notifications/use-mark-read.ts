import { useSWRConfig } from 'swr';
import { authState } from '@/lib/browser/auth-state/auth-state';
import { fetchJson } from '@/lib/browser/api/fetcher';
import type { ReadAnswer } from '@/lib/people/notifications/schema';
import { apiRoutes } from '@/lib/platform/routes/api-routes';

/** Marks notifications as read on the server and updates the counter. The functions resolve with whether it worked. */
export function useMarkRead() {
  const { mutate } = useSWRConfig();

  async function put(path: string, body?: object): Promise<boolean> {
    try {
      const { unread } = await fetchJson<ReadAnswer>(path, { method: 'PUT', ...(body && { body }) });
      authState.newsCounted(unread);
      void mutate(apiRoutes.notifications());
      return true;
    } catch {
      // They stay unread, and the next visit tries again.
      return false;
    }
  }

  return {
    markRead: async (notification: number) => put(apiRoutes.notificationRead(notification)),
    markAllRead: async (until: number) => put(apiRoutes.notificationsRead(), { until }),
  };
}
