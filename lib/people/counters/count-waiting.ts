import 'server-only';
import { adultYears, birthDatesOf } from '@/lib/people/audience/age-policy';
import type { Viewer } from '@/lib/people/auth/viewer';
import type { Notify } from '@/lib/people/settings/notify-schema';
import { now } from '@/lib/platform/clock';
import { countWaitingOf } from './inside/queries';

/** The counters of the header; zero for a visitor. There are no messages before there is a chat. */
export async function countWaiting(viewer: Viewer | null): Promise<Notify> {
  if (!viewer) return { chat: 0, friends_requests: 0, news: 0 };
  const at = now();
  const { until } = birthDatesOf({ min: adultYears, max: null }, at.toISOString().slice(0, 10));
  const { requests, news } = await countWaitingOf(viewer.id, at, until);
  return { chat: 0, friends_requests: requests, news };
}
