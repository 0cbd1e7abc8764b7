import 'server-only';
import { eq, sql, type SQL } from 'drizzle-orm';
import type { Connection } from '@/db/client';
import { users } from '@/db/schema/people';
import { profiles } from '@/db/schema/profiles';
import { follows, friendships } from '@/db/schema/ties';
import type { TieList } from '@/lib/people/ties/schema';
import type { TimeCursor } from '@/lib/platform/text/time-cursor';

/** The owner of a list, and the latest birth date of an adult today. */
export interface Reading {
  me: number | SQL;
  adultsBornUntil: string | SQL;
  /** Now, ISO 8601. */
  at: string | SQL;
}

const friendsOf = (me: number | SQL, rest: SQL) =>
  sql`select f.low_id + f.high_id - ${me}::int as id, coalesce(f.accepted_at, f.created_at) as at
    from friendships f where (f.low_id = ${me} or f.high_id = ${me}) and ${rest}`;

/** SQL for each list: the id of each person, and the time since when they are in it. */
const members: Record<TieList, (me: number | SQL) => SQL> = {
  friends: (me) => friendsOf(me, sql`f.accepted_at is not null`),
  requests: (me) => friendsOf(me, sql`f.accepted_at is null and f.requested_by <> ${me}`),
  outgoing: (me) => friendsOf(me, sql`f.accepted_at is null and f.requested_by = ${me}`),
  followers: (me) =>
    sql`select f.follower_id as id, f.created_at as at from follows f where f.followed_id = ${me}`,
  following: (me) =>
    sql`select f.followed_id as id, f.created_at as at from follows f where f.follower_id = ${me}`,
  muted: (me) => sql`select m.muted_id as id, m.created_at as at from mutes m where m.muter_id = ${me}`,
  blocked: (me) =>
    sql`select b.blocked_id as id, b.created_at as at from blocks b where b.blocker_id = ${me}`,
};

/** The friendship, or request, between `me` and the person of the row. */
const isFriendship = (me: number | SQL) =>
  sql`${friendships.lowId} = least(${users.id}, ${me}::int) and ${friendships.highId} = greatest(${users.id}, ${me}::int)`;

/** Whether `me` has muted the person of the row. */
const mutes = (me: number | SQL) =>
  sql<boolean>`exists (select 1 from mutes m where m.muter_id = ${me} and m.muted_id = ${users.id})`;

/**
 * Whether `findPerson` would find the person (lib/people/audience): ties outlive an eighteenth birthday, a profile that was
 * hidden, a suspension, and the days before an account is erased.
 *
 * The lists of blocked and muted people keep everybody, so that it can be undone. Requests of muted people are left out;
 * they can be answered on the profile.
 */
function isKnown(list: TieList, { me, adultsBornUntil, at }: Reading): SQL {
  if (list === 'blocked' || list === 'muted') return sql`${users.eraseAt} is null`;
  const isHeard = list === 'requests' ? sql`not ${mutes(me)}` : sql`true`;
  return sql`${users.eraseAt} is null and ${isHeard}
    and (${users.suspendedUntil} is null or ${users.suspendedUntil} <= ${at}::timestamptz)
    and (${users.birthDate} <= ${adultsBornUntil}) =
      ((select u.birth_date from users u where u.id = ${me}) <= ${adultsBornUntil})
    and (${profiles.audience} in ('everyone', 'members') or (${profiles.audience} = 'friends'
      and (${friendships.acceptedAt} is not null or ${friendships.requestedBy} = ${users.id})))`;
}

const isAfter = (after: TimeCursor | null) =>
  after ? sql`(tied.at, tied.id) < (${after.at.toISOString()}::timestamptz, ${after.id}::int)` : sql`true`;

/** People of a list after a cursor, the latest first. */
export async function selectTied(
  on: Connection,
  list: TieList,
  reading: Reading,
  { after, limit }: { after: TimeCursor | null; limit: number },
) {
  const { me } = reading;
  return on
    .select({
      id: users.id,
      firstName: users.firstName,
      surname: users.surname,
      audience: profiles.audience,
      shownTo: profiles.shownTo,
      photoId: profiles.photoId,
      at: sql<string>`tied.at`.mapWith(friendships.createdAt),
      follows: sql<boolean>`exists (select 1 from ${follows} f where f.follower_id = ${me} and f.followed_id = ${users.id})`,
      mutes: mutes(me),
      requestedBy: friendships.requestedBy,
      acceptedAt: friendships.acceptedAt,
    })
    .from(sql`(${members[list](me)}) as tied`)
    .innerJoin(users, sql`${users.id} = tied.id`)
    .innerJoin(profiles, eq(profiles.userId, users.id))
    .leftJoin(friendships, isFriendship(me))
    .where(sql`${isKnown(list, reading)} and ${isAfter(after)}`)
    .orderBy(sql`tied.at desc, tied.id desc`)
    .limit(limit);
}
export type TiedRow = Awaited<ReturnType<typeof selectTied>>[number];

const selectCount = (on: Connection, list: TieList, reading: Reading) =>
  on
    .select({ count: sql<number>`count(*)::int` })
    .from(sql`(${members[list](reading.me)}) as tied`)
    .innerJoin(users, sql`${users.id} = tied.id`)
    .innerJoin(profiles, eq(profiles.userId, users.id))
    .leftJoin(friendships, isFriendship(reading.me))
    .where(isKnown(list, reading));

export async function countTied(on: Connection, list: TieList, reading: Reading): Promise<number> {
  const [row] = await selectCount(on, list, reading);
  return row?.count ?? 0;
}

/** The number of requests as part of a query that is built once. */
export const requestsCount = (on: Connection, reading: Reading) => selectCount(on, 'requests', reading);
