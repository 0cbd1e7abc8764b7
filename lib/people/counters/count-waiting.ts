import 'server-only';
import type { Viewer } from '@/lib/people/auth/viewer';
import { countUnreadNotifications } from '@/lib/people/notifications/list';
import type { Notify } from '@/lib/people/settings/notify-schema';
import { countFriendRequests } from '@/lib/people/ties/lists';

/** The counters of the header; zero for a visitor. There are no messages before there is a chat. */
export async function countWaiting(viewer: Viewer | null): Promise<Notify> {
  if (!viewer) return { chat: 0, friends_requests: 0, news: 0 };
  const [requests, news] = await Promise.all([countFriendRequests(viewer), countUnreadNotifications(viewer)]);
  return { chat: 0, friends_requests: requests, news };
}
