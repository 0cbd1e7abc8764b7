import 'server-only';
import { and, asc, eq, gt, lte, max, sql } from 'drizzle-orm';
import type { Connection } from '@/db/client';
import { directory } from '@/db/schema/directory';
import { users } from '@/db/schema/people';
import { profiles } from '@/db/schema/profiles';
import { isNotSuspended } from './conditions';

/** A sitemap index names at most so many files (sitemaps.org). */
const maxFiles = 50_000;

/** Born on this day at the latest, and not suspended at this time. */
interface Findable {
  bornUntil: string;
  at: Date;
}

const isPublic = ({ bornUntil, at }: Findable) =>
  and(eq(directory.isPublic, true), lte(directory.birthDate, bornUntil), isNotSuspended(at));

/** The parts in which somebody is, by ranges of `size` ids, and when a profile of each changed last. */
export async function selectPublicParts(on: Connection, findable: Findable, size: number) {
  const part = sql<number>`((${directory.userId} - 1) / ${sql.raw(String(size))} + 1)::integer`;
  return on
    .select({ part, changedAt: max(profiles.updatedAt) })
    .from(directory)
    .innerJoin(profiles, eq(profiles.userId, directory.userId))
    .where(isPublic(findable))
    .groupBy(part)
    .orderBy(asc(part))
    .limit(maxFiles);
}

/** Everybody of the part whose ids lie above `after` and not above `until`. */
export async function selectPublicPeople(
  on: Connection,
  findable: Findable,
  { after, until }: { after: number; until: number },
) {
  return on
    .select({ id: users.id, firstName: users.firstName, surname: users.surname, profile: profiles })
    .from(directory)
    .innerJoin(profiles, eq(profiles.userId, directory.userId))
    .innerJoin(users, eq(users.id, directory.userId))
    .where(and(isPublic(findable), gt(directory.userId, after), lte(directory.userId, until)))
    .orderBy(asc(directory.userId))
    .limit(until - after);
}
