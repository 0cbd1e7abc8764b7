import 'server-only';
import { findPeople, type Person } from '@/lib/people/audience/find-person';
import type { Viewer } from '@/lib/people/auth/viewer';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/database/database';
import { selectSigns } from './inside/queries';
import { isOnline } from './policy';

/**
 * Who of these people is online now, as far as the viewer may know it: nobody who hides it from them, whom they shall
 * not know of, or whom they block.
 */
export async function listOnline(
  viewer: Pick<Viewer, 'id'> | null,
  ids: readonly number[],
): Promise<Set<number>> {
  return listOnlineAmong(await findPeople(viewer, ids));
}

/** The same of people who have been looked up already for the viewer. */
export async function listOnlineAmong(people: readonly Person[]): Promise<Set<number>> {
  const shown = people.filter(({ sees, blocks }) => sees('presence') && !blocks).map(({ id }) => id);
  if (shown.length === 0) return new Set();
  const signs = await selectSigns(db, shown);
  const [real, at] = [Date.now(), now().getTime()];
  const online = signs.filter(({ isHere, checkedAt, calledMs }) =>
    isOnline({
      isHere,
      checkedMsAgo: checkedAt && real - checkedAt.getTime(),
      calledMsAgo: calledMs === null ? null : at - calledMs,
    }),
  );
  return new Set(online.map(({ id }) => id));
}
