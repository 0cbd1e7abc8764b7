import 'server-only';
import { LRUCache } from 'lru-cache';
import type { Viewer } from '@/lib/people/auth/viewer';
import type { Departure } from '@/lib/people/presence/channels';
import { now } from '@/lib/platform/clock';
import { touchRow } from './inside/presence-queries';

/** The order of the directory knows to the minute when somebody was there: each change moves them in a dozen indexes. */
const touchSeconds = 60;
/** People whose last touch this process remembers, so that it asks the database only once a minute. */
const touches = new LRUCache<number, number>({ max: 50_000 });

/** Somebody was here. It is written only where they show members when they are online. */
export async function touchPresence({ id }: Pick<Viewer, 'id'>): Promise<void> {
  const at = now();
  const last = touches.get(id);
  if (last !== undefined && Math.abs(at.getTime() - last) < touchSeconds * 1000) return;
  touches.set(id, at.getTime());
  await touchRow(id, at, touchSeconds);
}

/** People have closed their last page: until then they were seen, where they show that to members. */
export async function writeLastSeen(departures: readonly Departure[]): Promise<void> {
  for (const { id, at } of departures) {
    touches.set(id, at.getTime());
    await touchRow(id, at, touchSeconds);
  }
}
