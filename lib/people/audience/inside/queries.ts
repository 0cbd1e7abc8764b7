import 'server-only';
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Connection } from '@/db/client';
import { users } from '@/db/schema/people';
import { profiles } from '@/db/schema/profiles';

/** Whoever has asked to be erased is gone for everybody else already. */
const isPresent = (me: number) => or(isNull(users.eraseAt), eq(users.id, me));

/** People, their profiles if they have joined the community, and every tie between them and `me` (0 for a visitor). */
export async function selectPeople(on: Connection, me: number, ids: readonly number[]) {
  return on
    .select({
      id: users.id,
      firstName: users.firstName,
      surname: users.surname,
      role: users.role,
      isMachine: users.isMachine,
      birthDate: users.birthDate,
      timeZone: users.timeZone,
      points: users.points,
      createdAt: users.createdAt,
      suspendedUntil: users.suspendedUntil,
      profile: profiles,
      follows: sql<boolean>`exists (select 1 from follows f where f.follower_id = ${me} and f.followed_id = ${users.id})`,
      isFollowedBy: sql<boolean>`exists (select 1 from follows f where f.follower_id = ${users.id} and f.followed_id = ${me})`,
      blocks: sql<boolean>`exists (select 1 from blocks b where b.blocker_id = ${me} and b.blocked_id = ${users.id})`,
      mutes: sql<boolean>`exists (select 1 from mutes m where m.muter_id = ${me} and m.muted_id = ${users.id})`,
      isBlockedBy: sql<boolean>`exists (select 1 from blocks b where b.blocker_id = ${users.id} and b.blocked_id = ${me})`,
      /** Who asked for the friendship; null where nobody has. */
      requestedBy: sql<number | null>`(select f.requested_by from friendships f
        where f.low_id = least(${users.id}, ${me}::int) and f.high_id = greatest(${users.id}, ${me}::int))`,
      areFriends: sql<boolean>`exists (select 1 from friendships f where f.accepted_at is not null
        and f.low_id = least(${users.id}, ${me}::int) and f.high_id = greatest(${users.id}, ${me}::int))`,
      myBirthDate: sql<string | null>`(select u.birth_date::text from users u where u.id = ${me})`,
    })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(and(inArray(users.id, [...ids]), isPresent(me)));
}
