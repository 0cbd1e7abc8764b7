import 'server-only';
import { LRUCache } from 'lru-cache';
import type { Viewer } from '@/lib/people/auth/viewer';
import type { Departure } from '@/lib/people/presence/channels';
import { now } from '@/lib/platform/clock';
import { touchRow } from './inside/presence-queries';

/** The time of the last activity is stored to the minute: each change updates a dozen indexes. */
const touchSeconds = 60;
/** Time of the last write for each person, kept in this process, so that it writes at most once a minute. */
const touches = new LRUCache<number, number>({ max: 50_000 });

/** Stores that somebody is active, if they show members when they are online. */
export async function touchPresence({ id }: Pick<Viewer, 'id'>): Promise<void> {
  const at = now();
  const last = touches.get(id);
  if (last !== undefined && Math.abs(at.getTime() - last) < touchSeconds * 1000) return;
  touches.set(id, at.getTime());
  await touchRow(id, at, touchSeconds);
}

/** Stores when people closed their last page, if they show that to members. */
export async function writeLastSeen(departures: readonly Departure[]): Promise<void> {
  for (const { id, at } of departures) {
    touches.set(id, at.getTime());
    await touchRow(id, at, touchSeconds);
  }
}
