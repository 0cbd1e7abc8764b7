import 'server-only';
import { readBadge } from './badges';
import type { Earned } from './earned-schema';
import { selectBadgesBetween } from './queries';

/** What somebody reached between two moments, both of them among it. */
export async function listEarned(userId: number, from: Date, to: Date): Promise<Earned> {
  const keys = await selectBadgesBetween(userId, from, to);
  const known = keys.map(readBadge);
  const levels = known.flatMap((each) => (each && 'level' in each ? [each.level] : []));
  return {
    level: levels.length > 0 ? Math.max(...levels) : null,
    badges: known.flatMap((each) => (each && 'badge' in each ? [each.badge] : [])),
  };
}
