import 'server-only';
import { adultsBornUntil } from '@/lib/people/audience/tellable';
import type { Viewer } from '@/lib/people/auth/viewer';
import type { Notify } from '@/lib/people/settings/notify-schema';
import { now } from '@/lib/platform/clock';
import { countWaitingOf } from './inside/queries';

/** The counters of the header; zero for a visitor. */
export async function countWaiting(viewer: Viewer | null): Promise<Notify> {
  if (!viewer) return { chat: 0, friends_requests: 0, news: 0 };
  const at = now();
  const { requests, news, chat } = await countWaitingOf(viewer.id, at, adultsBornUntil(at));
  return { chat, friends_requests: requests, news };
}
