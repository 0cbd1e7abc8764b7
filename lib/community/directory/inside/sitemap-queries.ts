import 'server-only';
import { and, asc, eq, gt, lte, max, sql } from 'drizzle-orm';
import type { Connection } from '@/db/client';
import { directory } from '@/db/schema/directory';
import { users } from '@/db/schema/people';
import { profiles } from '@/db/schema/profiles';
import { isNotSuspended } from './conditions';

/** A sitemap index names at most this many files (sitemaps.org). */
const maxFiles = 50_000;

/** People born on `bornUntil` or earlier who are not suspended at `at`. */
interface Findable {
  bornUntil: string;
  at: Date;
}

const isPublic = ({ bornUntil, at }: Findable) =>
  and(eq(directory.isPublic, true), lte(directory.birthDate, bornUntil), isNotSuspended(at));

/** The parts, ranges of `size` ids, with at least one person, and the time of the last change of a profile in each. */
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

/** People of a part: their ids are above `after` and not above `until`. */
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
