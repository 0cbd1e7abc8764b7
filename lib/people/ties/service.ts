import 'server-only';
import type { Connection } from '@/db/client';
import { requirePerson } from '@/lib/people/audience/find-person';
import type { Viewer } from '@/lib/people/auth/viewer';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/database/database';
import { AppError, throwIfLimited } from '@/lib/platform/errors';
import { consume } from '@/lib/platform/limits/throttle';
import { maxFollowsADay, maxRequestsADay } from './limits';
import {
  countRequests,
  deleteBlock,
  deleteFollow,
  deleteFriendship,
  insertBlock,
  insertFollow,
  insertRequest,
  isBlocked,
  lockPair,
  pairOf,
  selectBlockedIds,
} from './inside/queries';

/*
 * What ties people: to follow, to be friends, to block. Each verb is idempotent, and those of one pair come one after
 * the other, so that crossed calls end in a state that one of their orders would have given.
 */
const daySeconds = 24 * 60 * 60;

/** Runs while nobody else changes a tie of the two; refuses where one of them blocks the other. */
async function tie(
  viewer: Viewer,
  id: number,
  change: (on: Connection, at: Date) => Promise<void>,
): Promise<void> {
  await db.transaction(async (on) => {
    await lockPair(on, pairOf(viewer.id, id));
    if (await isBlocked(on, viewer.id, id)) throw new AppError('not_found');
    await change(on, now());
  });
}

/** Reads the other's news from now on. Throws AppError: 'not_found', 'too_many_requests'. */
export async function follow(viewer: Viewer, id: number): Promise<void> {
  const person = await requirePerson(viewer, id);
  if (person.follows) return;
  throwIfLimited(
    await consume([{ key: `follow:${viewer.id}`, max: maxFollowsADay, windowSeconds: daySeconds }]),
  );
  await tie(viewer, id, (on, at) => insertFollow(on, viewer.id, id, at));
}

/** Nothing happens where nobody is followed, also for a person who is not there. */
export async function unfollow(viewer: Viewer, id: number): Promise<void> {
  await deleteFollow(db, viewer.id, id);
}

/**
 * Asks for friendship, or accepts when the other has asked: two who ask each other become friends.
 * Throws AppError: 'email_unverified', 'not_found', 'too_many_requests'.
 */
export async function befriend(viewer: Viewer, id: number): Promise<void> {
  if (!viewer.isVerified) throw new AppError('email_unverified');
  const { friendship } = await requirePerson(viewer, id);
  if (friendship === 'friends' || friendship === 'requested') return;
  if (friendship === 'none')
    throwIfLimited(
      await consume([{ key: `befriend:${viewer.id}`, max: maxRequestsADay, windowSeconds: daySeconds }]),
    );
  await tie(viewer, id, (on, at) => insertRequest(on, pairOf(viewer.id, id), viewer.id, at));
}

/** Ends a friendship, takes a request back or declines one: whatever there is between the two. The other is not told. */
export async function unfriend(viewer: Viewer, id: number): Promise<void> {
  await deleteFriendship(db, pairOf(viewer.id, id));
}

/**
 * Ends every tie with the other, who from now on gets the answers for a missing person.
 * Throws AppError('not_found').
 */
export async function block(viewer: Viewer, id: number): Promise<void> {
  const person = await requirePerson(viewer, id);
  if (person.blocks) return;
  await db.transaction(async (on) => {
    await lockPair(on, pairOf(viewer.id, id));
    await insertBlock(on, viewer.id, id, now());
    await deleteFriendship(on, pairOf(viewer.id, id));
    await deleteFollow(on, viewer.id, id);
    await deleteFollow(on, id, viewer.id);
  });
}

export async function unblock(viewer: Viewer, id: number): Promise<void> {
  await deleteBlock(db, viewer.id, id);
}

/** How many people wait for the viewer's answer. */
export async function countFriendRequests({ id }: Pick<Viewer, 'id'>): Promise<number> {
  return countRequests(db, id);
}

/** All whom the viewer blocks or who block the viewer: neither knows of the other. */
export async function listBlockedIds({ id }: Pick<Viewer, 'id'>): Promise<number[]> {
  return selectBlockedIds(db, id);
}
