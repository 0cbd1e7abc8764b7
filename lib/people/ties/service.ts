import 'server-only';
import type { Connection } from '@/db/client';
import { findPerson, requirePerson } from '@/lib/people/audience/find-person';
import type { Viewer } from '@/lib/people/auth/viewer';
import { notify } from '@/lib/people/notifications/notify';
import { recount } from '@/lib/people/notifications/recount';
import { requireMayWrite } from '@/lib/people/auth/require-may-write';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/database/database';
import { AppError, throwIfLimited } from '@/lib/platform/errors';
import { consume } from '@/lib/platform/limits/throttle';
import { maxFollowsADay, maxRequestsADay } from './limits';
import { changePair } from './pair';
import type { Tie } from './schema';
import type { Welcoming } from './welcome';
import {
  deleteBlock,
  deleteFollow,
  deleteFriendship,
  deleteMute,
  hasFollow,
  insertBlock,
  insertFollow,
  insertMute,
  insertRequest,
  isBlocked,
  lockPair,
  pairOf,
  selectBlockedIds,
  selectRequester,
} from './inside/queries';

/*
 * What ties people: to follow, to be friends, to mute, to block. Each verb is idempotent, and those of one pair come one after
 * the other, so that crossed calls end in a state that one of their orders would have given. All answer the tie.
 */
const windowSeconds = 24 * 60 * 60;

async function change(
  viewer: Viewer,
  id: number,
  work: (on: Connection, at: Date) => Promise<void>,
): Promise<Tie> {
  await changePair(viewer, id, { prepare: async () => null, work });
  return findTie(viewer, id);
}

/** Reads the other's news from now on. Throws AppError: 'not_joined', 'not_found', 'too_many_requests'. */
export async function follow(viewer: Viewer, id: number): Promise<Tie> {
  return change(viewer, id, async (on, at) => {
    if (await hasFollow(on, viewer.id, id)) return;
    throwIfLimited(await consume([{ key: `follow:${viewer.id}`, max: maxFollowsADay, windowSeconds }], on));
    await insertFollow(on, viewer.id, id, at);
    await notify(on, { to: id, kind: 'follower', person: viewer.id });
  });
}

/** Nothing happens where nobody is followed, also for a person who is not there. */
export async function unfollow(viewer: Viewer, id: number): Promise<Tie> {
  await deleteFollow(db, viewer.id, id);
  return findTie(viewer, id);
}

/**
 * Asks for friendship, or accepts when the other has asked: two who ask each other become friends. Who takes no requests
 * from people like the viewer is asked by none; why is not said, because it may rest on what they hide.
 * Throws AppError: 'email_unverified', 'muted', 'not_joined', 'not_found', 'not_welcome', 'too_many_requests'.
 */
export async function befriend(viewer: Viewer, id: number, welcoming: Welcoming): Promise<Tie> {
  if (!viewer.isVerified) throw new AppError('email_unverified');
  requireMayWrite(viewer);
  const pair = pairOf(viewer.id, id);
  await changePair(viewer, id, {
    prepare: async () => (await welcoming(viewer, [id])).has(id),
    work: async (on, at, isWelcome) => {
      if ((await selectRequester(on, pair)) === null) {
        if (!isWelcome) throw new AppError('not_welcome');
        throwIfLimited(
          await consume([{ key: `befriend:${viewer.id}`, max: maxRequestsADay, windowSeconds }], on),
        );
      }
      const outcome = await insertRequest(on, pair, viewer.id, at);
      if (outcome) await notify(on, { to: id, kind: kinds[outcome], person: viewer.id });
      if (outcome === 'accepted') await recount(on, viewer.id);
    },
  });
  return findTie(viewer, id);
}

const kinds = { requested: 'friend_request', accepted: 'friend_accepted' } as const;

/** Ends a friendship, takes a request back or declines one: whatever there is between the two. The other is not told. */
export async function unfriend(viewer: Viewer, id: number): Promise<Tie> {
  await endFriendship(db, viewer.id, id);
  return findTie(viewer, id);
}

async function endFriendship(on: Connection, me: number, id: number): Promise<void> {
  const asked = await deleteFriendship(on, pairOf(me, id));
  if (asked !== null) await recount(on, asked);
}

/**
 * From now on the viewer hears nothing of the other: no notification, no news, and comments stand folded. Every tie stays,
 * and nobody is told. Throws AppError('not_found'), also where one of the two blocks the other.
 */
export async function mute(viewer: Viewer, id: number): Promise<Tie> {
  await requirePerson(viewer, id);
  await db.transaction(async (on) => {
    await lockPair(on, pairOf(viewer.id, id));
    if (await isBlocked(on, viewer.id, id)) throw new AppError('not_found');
    await insertMute(on, viewer.id, id, now());
  });
  return findTie(viewer, id);
}

/** Nothing happens where nobody is muted, also for a person who is not there. */
export async function unmute(viewer: Viewer, id: number): Promise<Tie> {
  await deleteMute(db, viewer.id, id);
  return findTie(viewer, id);
}

/**
 * Ends every tie with the other, who from now on gets the answers for a missing person.
 * Throws AppError('not_found').
 */
export async function block(viewer: Viewer, id: number): Promise<Tie> {
  await requirePerson(viewer, id);
  await db.transaction(async (on) => {
    await lockPair(on, pairOf(viewer.id, id));
    await insertBlock(on, viewer.id, id, now());
    await endFriendship(on, viewer.id, id);
    await deleteFollow(on, viewer.id, id);
    await deleteFollow(on, id, viewer.id);
    await deleteMute(on, viewer.id, id);
  });
  return findTie(viewer, id);
}

export async function unblock(viewer: Viewer, id: number): Promise<Tie> {
  await deleteBlock(db, viewer.id, id);
  return findTie(viewer, id);
}

const noTie: Tie = { follows: false, friendship: 'none', mutes: false, blocks: false };

/** Nothing ties the viewer to whoever is not to be known of. */
async function findTie(viewer: Viewer, id: number): Promise<Tie> {
  const { follows, friendship, mutes, blocks } = (await findPerson(viewer, id)) ?? noTie;
  return { follows, friendship, mutes, blocks };
}

/** All whom the viewer blocks or who block the viewer: neither knows of the other. */
export async function listBlockedIds({ id }: Pick<Viewer, 'id'>): Promise<number[]> {
  return selectBlockedIds(db, id);
}
