import 'server-only';
import { and, eq, getTableColumns, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Connection } from '@/db/client';
import { users } from '@/db/schema/people';
import { profileLanguages, profiles } from '@/db/schema/profiles';

const {
  about: _about,
  occupation: _occupation,
  updatedAt: _updatedAt,
  ...matchedColumns
} = getTableColumns(profiles);

/** Profiles of these people with their names, time zones and languages, in no order; people of unknown age are left out. */
export async function selectOwners(on: Connection, ids: number[]) {
  if (ids.length === 0) return [];
  const [rows, languages] = await Promise.all([
    on
      .select({
        id: users.id,
        firstName: users.firstName,
        surname: users.surname,
        birthDate: sql<string>`${users.birthDate}`,
        timeZone: users.timeZone,
        profile: matchedColumns,
      })
      .from(users)
      .innerJoin(profiles, eq(profiles.userId, users.id))
      .where(and(inArray(users.id, ids), isNotNull(users.birthDate))),
    on.select().from(profileLanguages).where(inArray(profileLanguages.userId, ids)),
  ]);
  const languagesOf = new Map<number, typeof languages>(ids.map((id) => [id, []]));
  for (const language of languages) languagesOf.get(language.userId)?.push(language);
  return rows.map((row) => ({ ...row, languages: languagesOf.get(row.id) ?? [] }));
}
export type OwnerRow = Awaited<ReturnType<typeof selectOwners>>[number];
