import 'server-only';
import { and, asc, between, eq } from 'drizzle-orm';
import { badges } from '@/db/schema/learning';
import { db } from '@/lib/platform/database/database';

const maxBadges = 100;

/** Keys of the badges and ranks that were reached between two times. */
export async function selectBadgesBetween(userId: number, from: Date, to: Date): Promise<string[]> {
  const rows = await db
    .select({ badge: badges.badge })
    .from(badges)
    .where(and(eq(badges.userId, userId), between(badges.earnedAt, from, to)))
    .orderBy(asc(badges.earnedAt), asc(badges.badge))
    .limit(maxBadges);
  return rows.map(({ badge }) => badge);
}
