import 'server-only';
import { and, eq, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '@/db/client';
import { users } from '@/db/schema/people';
import { profiles } from '@/db/schema/profiles';
import { builtOnce } from '@/lib/platform/database/database';

const me = sql`${sql.placeholder('me')}::int`;
/** The friendship, or request, between a person and `me`. */
const ofTheTwo = sql`f.low_id = least(${users.id}, ${me}) and f.high_id = greatest(${users.id}, ${me})`;

const people = (on: Pick<Database, 'select'>, isWanted: SQL) =>
  on
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
      /** Id of the person who asked for the friendship; null when nobody has. */
      requestedBy: sql<number | null>`(select f.requested_by from friendships f where ${ofTheTwo})`,
      areFriends: sql<boolean>`exists (select 1 from friendships f where f.accepted_at is not null and ${ofTheTwo})`,
      myBirthDate: sql<string | null>`(select u.birth_date::text from users u where u.id = ${me})`,
    })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    // People who have asked to erase their account are hidden from everybody else.
    .where(and(isWanted, or(isNull(users.eraseAt), eq(users.id, me))));

const peopleByIds = builtOnce((on) =>
  people(on, sql`${users.id} = any(${sql.placeholder('ids')}::int[])`).prepare('people_by_ids'),
);
/** PostgreSQL plans a statement with a list of ids anew each time, which takes longer than running this one. */
const personById = builtOnce((on) =>
  people(on, sql`${users.id} = ${sql.placeholder('id')}::int`).prepare('person_by_id'),
);

/** People, their profiles if they have joined the community, and all ties between them and `me` (0 for a visitor). */
export async function selectPeople(me: number, ids: readonly number[]) {
  const [id, second] = ids;
  if (id !== undefined && second === undefined) return personById().execute({ me, id });
  return peopleByIds().execute({ me, ids: `{${ids.join(',')}}` });
}
