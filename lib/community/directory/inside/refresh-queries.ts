import 'server-only';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Connection } from '@/db/client';
import { directory } from '@/db/schema/directory';
import { users } from '@/db/schema/people';
import { profiles } from '@/db/schema/profiles';

/** Undefined when they have no profile or have asked to erase their account. */
export async function selectOwner(on: Connection, userId: number) {
  const [row] = await on
    .select({
      firstName: users.firstName,
      surname: users.surname,
      birthDate: users.birthDate,
      profile: profiles,
    })
    .from(users)
    .innerJoin(profiles, eq(profiles.userId, users.id))
    .where(and(eq(users.id, userId), isNull(users.eraseAt)));
  return row;
}

export type DirectoryRow = typeof directory.$inferInsert;

/** Stored values that a refresh keeps. */
interface Kept {
  /** The stored time of the last activity, if it is later. */
  laterActivity: boolean;
  testedLevel: boolean;
}

export async function putRow(on: Connection, row: DirectoryRow, keeps: Kept): Promise<void> {
  const { userId: _, ...columns } = row;
  const later = sql`greatest(${directory.activeAt}, excluded.active_at)`;
  const set = {
    ...columns,
    ...(keeps.laterActivity && { activeAt: later }),
    ...(!keeps.testedLevel && { testedLevel: null }),
  };
  await on.insert(directory).values(row).onConflictDoUpdate({ target: directory.userId, set });
}

export async function deleteRow(on: Connection, userId: number): Promise<void> {
  await on.delete(directory).where(eq(directory.userId, userId));
}
