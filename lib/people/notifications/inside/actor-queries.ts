import 'server-only';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Connection } from '@/db/client';
import { users } from '@/db/schema/people';
import { profiles } from '@/db/schema/profiles';

/** People with the columns of their names and pictures; `profile` is null when they have not joined the community. */
export async function selectActors(on: Connection, me: number, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return on
    .select({
      id: users.id,
      firstName: users.firstName,
      surname: users.surname,
      profile: { audience: profiles.audience, shownTo: profiles.shownTo, photoId: profiles.photoId },
      areFriends: sql<boolean>`exists (select 1 from friendships f where f.accepted_at is not null
        and f.low_id = least(${users.id}, ${me}::int) and f.high_id = greatest(${users.id}, ${me}::int))`,
    })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(inArray(users.id, [...ids]));
}
