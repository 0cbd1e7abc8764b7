import 'server-only';
import type { Viewer } from '@/lib/people/auth/viewer';
import type { Notify } from './schema';

/** How much waits for a person; nothing for a visitor. Nothing can wait yet: chat and friends will count theirs here. */
export async function countNotifications(_viewer: Viewer | null): Promise<Notify> {
  return { chat: 0, friends_requests: 0 };
}
