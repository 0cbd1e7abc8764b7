import 'server-only';
import type { Viewer } from '@/lib/people/auth/viewer';
import { countFriendRequests } from '@/lib/people/ties/lists';
import type { Notify } from './schema';

/** The counts of a person's notifications; zero for a visitor. There are no messages before there is a chat. */
export async function countNotifications(viewer: Viewer | null): Promise<Notify> {
  return { chat: 0, friends_requests: viewer ? await countFriendRequests(viewer) : 0 };
}
