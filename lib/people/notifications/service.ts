import 'server-only';
import type { Viewer } from '@/lib/people/auth/viewer';
import type { Notify } from './schema';

/** The counts of a person's notifications; zero for a visitor. All are zero until chat and friends exist. */
export async function countNotifications(_viewer: Viewer | null): Promise<Notify> {
  return { chat: 0, friends_requests: 0 };
}
