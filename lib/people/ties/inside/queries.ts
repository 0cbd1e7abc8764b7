import 'server-only';
import { and, eq, or, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Connection } from '@/db/client';
import { profiles } from '@/db/schema/profiles';
import { blocks, follows, friendships, mutes } from '@/db/schema/ties';

/** Two people, the lower id first. */
export interface Pair {
  low: number;
  high: number;
}

export const pairOf = (one: number, other: number): Pair => ({
  low: Math.min(one, other),
  high: Math.max(one, other),
});

/** Until the transaction ends, no other one changes a tie of these two people. */
export async function lockPair(on: Connection, { low, high }: Pair): Promise<void> {
  await on.execute(sql`select pg_advisory_xact_lock(${low}, ${high})`);
}

const isOfPair = ({ low, high }: Pair) => and(eq(friendships.lowId, low), eq(friendships.highId, high));

/** Id of the person who asked for the friendship; null when nobody has. */
export async function selectRequester(on: Connection, pair: Pair): Promise<number | null> {
  const [row] = await on.select({ id: friendships.requestedBy }).from(friendships).where(isOfPair(pair));
  return row?.id ?? null;
}

/**
 * Stores a request, or accepts the other person's. Null when nothing changes: they are friends, or `by` has asked before.
 */
export async function insertRequest(
  on: Connection,
  pair: Pair,
  by: number,
  at: Date,
): Promise<'requested' | 'accepted' | null> {
  const [row] = await on
    .insert(friendships)
    .values({ lowId: pair.low, highId: pair.high, requestedBy: by, createdAt: at })
    .onConflictDoUpdate({
      target: [friendships.lowId, friendships.highId],
      set: { acceptedAt: at },
      setWhere: sql`${friendships.acceptedAt} is null and ${friendships.requestedBy} <> ${by}`,
    })
    .returning({ acceptedAt: friendships.acceptedAt });
  if (!row) return null;
  return row.acceptedAt === null ? 'requested' : 'accepted';
}

/** @returns the person who was asked, if the request was not answered; null otherwise */
export async function deleteFriendship(on: Connection, pair: Pair): Promise<number | null> {
  const [row] = await on
    .delete(friendships)
    .where(isOfPair(pair))
    .returning({ requestedBy: friendships.requestedBy, acceptedAt: friendships.acceptedAt });
  if (!row || row.acceptedAt) return null;
  return row.requestedBy === pair.low ? pair.high : pair.low;
}

const isFollow = (followerId: number, followedId: number) =>
  and(eq(follows.followerId, followerId), eq(follows.followedId, followedId));

export async function hasFollow(on: Connection, followerId: number, followedId: number): Promise<boolean> {
  const rows = await on
    .select({ id: follows.followedId })
    .from(follows)
    .where(isFollow(followerId, followedId));
  return rows.length > 0;
}

export async function insertFollow(on: Connection, followerId: number, followedId: number, at: Date) {
  await on.insert(follows).values({ followerId, followedId, createdAt: at }).onConflictDoNothing();
}

export async function deleteFollow(on: Connection, followerId: number, followedId: number): Promise<void> {
  await on.delete(follows).where(isFollow(followerId, followedId));
}

export async function insertBlock(on: Connection, blockerId: number, blockedId: number, at: Date) {
  await on.insert(blocks).values({ blockerId, blockedId, createdAt: at }).onConflictDoNothing();
}

export async function deleteBlock(on: Connection, blockerId: number, blockedId: number): Promise<void> {
  await on.delete(blocks).where(and(eq(blocks.blockerId, blockerId), eq(blocks.blockedId, blockedId)));
}

export async function insertMute(on: Connection, muterId: number, mutedId: number, at: Date) {
  await on.insert(mutes).values({ muterId, mutedId, createdAt: at }).onConflictDoNothing();
}

export async function deleteMute(on: Connection, muterId: number, mutedId: number): Promise<void> {
  await on.delete(mutes).where(and(eq(mutes.muterId, muterId), eq(mutes.mutedId, mutedId)));
}

/** Whether one of the two people blocks the other. */
export async function isBlocked(on: Connection, one: number, other: number): Promise<boolean> {
  const rows = await on
    .select({ id: blocks.blockerId })
    .from(blocks)
    .where(
      or(
        and(eq(blocks.blockerId, one), eq(blocks.blockedId, other)),
        and(eq(blocks.blockerId, other), eq(blocks.blockedId, one)),
      ),
    );
  return rows.length > 0;
}

export async function hasProfile(on: Connection, me: number): Promise<boolean> {
  const rows = await on.select({ id: profiles.userId }).from(profiles).where(eq(profiles.userId, me));
  return rows.length > 0;
}

/** Ids of all people whom `me` blocks or who block `me`. */
export async function selectBlockedIds(on: Connection, me: number): Promise<number[]> {
  const rows = await union(
    on.select({ id: blocks.blockedId }).from(blocks).where(eq(blocks.blockerId, me)),
    on.select({ id: blocks.blockerId }).from(blocks).where(eq(blocks.blockedId, me)),
  );
  return rows.map(({ id }) => id);
}
