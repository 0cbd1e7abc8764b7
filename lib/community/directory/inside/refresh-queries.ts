import 'server-only';
import { eq } from 'drizzle-orm';
import type { Connection } from '@/db/client';
import { directory } from '@/db/schema/directory';
import { users } from '@/db/schema/people';
import { profiles } from '@/db/schema/profiles';

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
    .where(eq(users.id, userId));
  return row;
}

export type DirectoryRow = typeof directory.$inferInsert;

export async function putRow(on: Connection, row: DirectoryRow): Promise<void> {
  const { userId: _, ...set } = row;
  await on.insert(directory).values(row).onConflictDoUpdate({ target: directory.userId, set });
}

export async function deleteRow(on: Connection, userId: number): Promise<void> {
  await on.delete(directory).where(eq(directory.userId, userId));
}
