import 'server-only';
import { readBadge } from './inside/badges';
import type { Earned } from './earned-schema';
import { selectBadgesBetween } from './inside/badge-queries';

/** Ranks and badges that a learner reached between two times, both included. */
export async function listEarned(userId: number, from: Date, to: Date): Promise<Earned> {
  const keys = await selectBadgesBetween(userId, from, to);
  const known = keys.map(readBadge);
  const ranks = known.flatMap((each) => (each && 'rank' in each ? [each.rank] : []));
  return {
    rank: ranks.length > 0 ? Math.max(...ranks) : null,
    badges: known.flatMap((each) => (each && 'badge' in each ? [each.badge] : [])),
  };
}
