import 'server-only';
import { asc, eq } from 'drizzle-orm';
import type { Connection } from '@/db/client';
import { users } from '@/db/schema/people';
import { profileLanguages, profiles } from '@/db/schema/profiles';

/** A person with their profile; the profile is null when they have not joined the community. */
export async function selectOwnProfile(on: Connection, userId: number) {
  const [row] = await on
    .select({
      firstName: users.firstName,
      surname: users.surname,
      birthDate: users.birthDate,
      profile: profiles,
    })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(eq(users.id, userId));
  return row;
}

export async function hasProfile(on: Connection, userId: number): Promise<boolean> {
  const rows = await on.select({ id: profiles.userId }).from(profiles).where(eq(profiles.userId, userId));
  return rows.length > 0;
}

export async function selectLanguages(on: Connection, userId: number) {
  return on
    .select({
      language: profileLanguages.language,
      level: profileLanguages.level,
      is_learning: profileLanguages.isLearning,
    })
    .from(profileLanguages)
    .where(eq(profileLanguages.userId, userId))
    .orderBy(asc(profileLanguages.language));
}

type ProfileRow = typeof profiles.$inferInsert;

/** Inserts or updates all columns except the photograph and the day of joining. */
export async function putProfile(on: Connection, row: ProfileRow): Promise<void> {
  const { userId: _, joinedAt: __, ...set } = row;
  await on.insert(profiles).values(row).onConflictDoUpdate({ target: profiles.userId, set });
}

/** @returns false when there is no profile */
export async function updateFirstContact(
  on: Connection,
  userId: number,
  change: Required<Pick<ProfileRow, 'firstContact' | 'updatedAt'>>,
): Promise<boolean> {
  const rows = await on
    .update(profiles)
    .set(change)
    .where(eq(profiles.userId, userId))
    .returning({ id: profiles.userId });
  return rows.length > 0;
}

type LanguageRow = Omit<typeof profileLanguages.$inferInsert, 'userId'>;

/** Replaces the languages of a person. The transaction must hold the lock of the profile's row. */
export async function putLanguages(on: Connection, userId: number, list: LanguageRow[]): Promise<void> {
  await on.delete(profileLanguages).where(eq(profileLanguages.userId, userId));
  if (list.length > 0) await on.insert(profileLanguages).values(list.map((each) => ({ userId, ...each })));
}
