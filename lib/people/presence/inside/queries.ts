import 'server-only';
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Connection } from '@/db/client';
import { liveChecks, livePresence } from '@/db/schema/live';
import { users } from '@/db/schema/people';
import { profiles } from '@/db/schema/profiles';
import { friendships } from '@/db/schema/ties';

/**
 * Friends who get an event: more are connected only when very many people come back at the same moment, and these ask for
 * themselves.
 */
const maxHearers = 10_000;

const idList = (ids: Iterable<number>) => sql.param(`{${[...ids].join(',')}}`);

/** Stores a report about people's channels, unless a newer one is stored. @returns the people whose state has changed */
export async function upsertReports(
  on: Connection,
  isHere: ReadonlyMap<number, boolean>,
  at: Date,
): Promise<{ id: number; isHere: boolean }[]> {
  if (isHere.size === 0) return [];
  const time = sql`${at.toISOString()}::timestamptz`;
  // Ordered by id, so that two writers cannot deadlock.
  const rows = await on.execute<{ id: number; is_here: boolean; is_new: boolean }>(sql`
    insert into live_presence as p (user_id, is_here, since, told_at)
    select u.id, report.is_here, ${time}, ${time}
    from unnest(${idList(isHere.keys())}::int[], ${sql.param(`{${[...isHere.values()].join(',')}}`)}::bool[])
      as report (id, is_here)
    join users u on u.id = report.id order by u.id
    on conflict (user_id) do update set is_here = excluded.is_here, told_at = excluded.told_at,
      since = case when p.is_here = excluded.is_here then p.since else excluded.since end
    where p.told_at < excluded.told_at
    returning p.user_id as id, p.is_here, p.since = p.told_at as is_new`);
  return rows.filter((row) => row.is_new).map((row) => ({ id: row.id, isHere: row.is_here }));
}

/** Marks everybody else as gone, unless a newer report is stored. @returns them, with the time of their last report */
export async function putMissing(
  on: Connection,
  here: readonly number[],
  at: Date,
): Promise<{ id: number; toldAt: Date }[]> {
  const time = sql`${at.toISOString()}::timestamptz`;
  const rows = await on.execute<{ id: number; told_ms: number }>(sql`
    with gone as (
      select user_id, told_at from live_presence
      where is_here and told_at < ${time} and user_id <> all(${idList(here)}::int[])
      order by user_id for update)
    update live_presence p set is_here = false, since = ${time}, told_at = ${time}
    from gone where p.user_id = gone.user_id
    returning p.user_id as id, (extract(epoch from gone.told_at) * 1000)::float8 as told_ms`);
  return rows.map((row) => ({ id: row.id, toldAt: new Date(row.told_ms) }));
}

export async function deleteOldDepartures(on: Connection, before: Date): Promise<void> {
  await on.delete(livePresence).where(and(eq(livePresence.isHere, false), lt(livePresence.toldAt, before)));
}

/**
 * Whether this process may check now, because no check has begun within the interval. Other than with a lock, no connection
 * is held while the live server answers, and a process that dies leaves nothing locked.
 */
export async function claimCheck(on: Connection, minIntervalMs: number): Promise<boolean> {
  const claimed = await on
    .insert(liveChecks)
    .values({ claimedAt: sql`now()` })
    .onConflictDoUpdate({
      target: liveChecks.id,
      set: { claimedAt: sql`now()` },
      setWhere: sql`${liveChecks.claimedAt} <= now() - make_interval(secs => ${minIntervalMs / 1000})`,
    })
    .returning({ id: liveChecks.id });
  return claimed.length > 0;
}

export async function putChecked(on: Connection, checkedAt: Date): Promise<void> {
  await on.update(liveChecks).set({ checkedAt });
}

/** The signs of these people by which `isOnline` decides. */
export async function selectSigns(on: Connection, ids: readonly number[]) {
  return on
    .select({
      id: users.id,
      isHere: sql<boolean>`coalesce(${livePresence.isHere}, false)`,
      checkedAt: liveChecks.checkedAt,
      calledMs: sql<number | null>`(select extract(epoch from max(s.last_seen_at)) * 1000 from sessions s
        where s.user_id = ${users.id})::float8`,
    })
    .from(users)
    .leftJoin(livePresence, eq(livePresence.userId, users.id))
    .leftJoin(liveChecks, eq(liveChecks.id, 1))
    .where(sql`${users.id} = any(${idList(ids)}::int[])`);
}

/** Pairs of these people and their connected friends, without pairs in which one blocks the other. */
export async function selectFriendsHere(on: Connection, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const [friends, here] = [alias(users, 'friends'), alias(livePresence, 'here')];
  return on
    .select({
      id: users.id,
      friend: friends.id,
      birthDate: users.birthDate,
      friendsBirthDate: friends.birthDate,
      suspendedUntil: users.suspendedUntil,
      profile: { audience: profiles.audience, shownTo: profiles.shownTo },
    })
    .from(users)
    .innerJoin(profiles, eq(profiles.userId, users.id))
    .innerJoin(
      friendships,
      sql`${friendships.acceptedAt} is not null and ${users.id} in (${friendships.lowId}, ${friendships.highId})`,
    )
    .innerJoin(friends, sql`${friends.id} = ${friendships.lowId} + ${friendships.highId} - ${users.id}`)
    .innerJoin(here, and(eq(here.userId, friends.id), here.isHere))
    .where(
      and(
        sql`${users.id} = any(${idList(ids)}::int[])`,
        isNull(users.eraseAt),
        sql`not exists (select 1 from blocks b where (b.blocker_id = ${users.id} and b.blocked_id = ${friends.id})
          or (b.blocker_id = ${friends.id} and b.blocked_id = ${users.id}))`,
      ),
    )
    .orderBy(users.id, friends.id)
    .limit(maxHearers);
}
