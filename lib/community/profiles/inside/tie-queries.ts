import 'server-only';
import { and, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { audiences } from '@/db/enums';
import { users } from '@/db/schema/people';
import { profiles } from '@/db/schema/profiles';
import type { PersonTieList } from '@/lib/community/profiles/limits';
import { db } from '@/lib/platform/database/database';
import type { TimeCursor } from '@/lib/platform/text/time-cursor';

type Audience = (typeof audiences)[number];

/** The reader of somebody's list. */
export interface TieReader {
  /** 0 for a visitor. */
  me: number;
  adultsBornUntil: string;
}

const lists: Record<PersonTieList, (owner: number) => SQL> = {
  friends: (owner) =>
    sql`select f.low_id + f.high_id - ${owner}::int as id, f.accepted_at as at from friendships f
      where (f.low_id = ${owner} or f.high_id = ${owner}) and f.accepted_at is not null`,
  followers: (owner) =>
    sql`select f.follower_id as id, f.created_at as at from follows f where f.followed_id = ${owner}`,
  following: (owner) =>
    sql`select f.followed_id as id, f.created_at as at from follows f where f.follower_id = ${owner}`,
};

const areFriends = (me: number) =>
  sql<boolean>`exists (select 1 from friendships mine where mine.accepted_at is not null
    and mine.low_id = least(${users.id}, ${me}::int) and mine.high_id = greatest(${users.id}, ${me}::int))`;

const isAdult = (adultsBornUntil: string) => sql`${users.birthDate} <= ${adultsBornUntil}`;

/** The people whom `findPerson` (lib/people/audience) would find for the reader, without any block between them. */
function mayKnow({ me, adultsBornUntil }: TieReader): SQL | undefined {
  const isStaying = isNull(users.eraseAt);
  if (me === 0) return and(isStaying, eq(profiles.audience, 'everyone'), isAdult(adultsBornUntil));
  const known = and(
    isStaying,
    or(
      inArray(profiles.audience, ['everyone', 'members'] satisfies Audience[]),
      and(eq(profiles.audience, 'friends'), areFriends(me)),
    ),
    sql`(${isAdult(adultsBornUntil)}) = ((select u.birth_date from users u where u.id = ${me}) <= ${adultsBornUntil})`,
    sql`not exists (select 1 from blocks b where (b.blocker_id = ${me} and b.blocked_id = ${users.id})
      or (b.blocker_id = ${users.id} and b.blocked_id = ${me}))`,
  );
  return or(eq(users.id, me), known);
}

/** People of somebody's list whom the reader may see, after a cursor, the latest tie first. */
export async function selectTiesOf(
  owner: number,
  list: PersonTieList,
  reader: TieReader,
  { after, limit }: { after: TimeCursor | null; limit: number },
) {
  const isAfter =
    after && sql`(tied.at, tied.id) < (${after.at.toISOString()}::timestamptz, ${after.id}::int)`;
  return db
    .select({
      id: users.id,
      firstName: users.firstName,
      surname: users.surname,
      photoId: profiles.photoId,
      audience: profiles.audience,
      shownTo: profiles.shownTo,
      areFriends: areFriends(reader.me),
      at: sql`tied.at`.mapWith(profiles.joinedAt),
    })
    .from(sql`(${lists[list](owner)}) as tied`)
    .innerJoin(users, sql`${users.id} = tied.id`)
    .innerJoin(profiles, eq(profiles.userId, users.id))
    .where(and(mayKnow(reader), isAfter ?? undefined))
    .orderBy(sql`tied.at desc, tied.id desc`)
    .limit(limit);
}
