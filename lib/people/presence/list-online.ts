import 'server-only';
import { findPeople, type Person } from '@/lib/people/audience/find-person';
import type { Viewer } from '@/lib/people/auth/viewer';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/database/database';
import { selectSigns } from './inside/queries';
import { isOnline } from './policy';

/**
 * Ids of the people who are online, as far as the viewer may see it: without people who hide it from them, whom they may not
 * see, or whom they block.
 */
export async function listOnline(
  viewer: Pick<Viewer, 'id'> | null,
  ids: readonly number[],
): Promise<Set<number>> {
  return listOnlineAmong(await findPeople(viewer, ids));
}

/** Ids of the people who are online, among people who were found for the viewer before. */
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
