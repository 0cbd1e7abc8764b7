import 'server-only';
import type { Welcoming } from '@/lib/people/ties/welcome';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/database/database';
import { candidateMaker, isOpenTo } from './candidates';
import { selectOwners } from './inside/owner-queries';
import { matchOf } from './match';

/**
 * Ids of the people who accept a first message from the viewer, by their rules of first contact: language, age and gender,
 * as members see them. Nobody does if the viewer has not joined the community.
 */
export const listWelcoming: Welcoming = async ({ id: viewer }, ids) => {
  const others = ids.filter((id) => id !== viewer);
  if (others.length === 0) return new Set();
  const at = now();
  const rows = await selectOwners(db, [viewer, ...others]);
  const candidates = candidateMaker(at, at.toISOString().slice(0, 10))(rows);
  const me = candidates.find(({ row }) => row.id === viewer);
  if (!me) return new Set();
  const open = candidates.filter(
    (other) => other !== me && isOpenTo(me, other, matchOf(me.shown, other.shown)),
  );
  return new Set(open.map(({ row }) => row.id));
};
