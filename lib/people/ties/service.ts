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
 * Follow, befriend, mute, block. Verbs are idempotent and serialized per pair, so crossed calls end as if one had come after
 * the other. All return the tie.
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

/**
 * Follows a person, whose news the viewer reads from then on. Throws AppError: 'not_joined', 'not_found',
 * 'too_many_requests'.
 */
export async function follow(viewer: Viewer, id: number): Promise<Tie> {
  return change(viewer, id, async (on, at) => {
    if (await hasFollow(on, viewer.id, id)) return;
    throwIfLimited(await consume([{ key: `follow:${viewer.id}`, max: maxFollowsADay, windowSeconds }], on));
    await insertFollow(on, viewer.id, id, at);
    await notify(on, { to: id, kind: 'follower', person: viewer.id });
  });
}

/** Stops following; changes nothing when the viewer does not follow the person, or there is no such person. */
export async function unfollow(viewer: Viewer, id: number): Promise<Tie> {
  await deleteFollow(db, viewer.id, id);
  return findTie(viewer, id);
}

/**
 * Asks for friendship, or accepts the other person's request: two people who ask each other become friends. Throws AppError:
 * 'email_unverified', 'muted', 'not_joined', 'not_found', 'too_many_requests', and 'not_welcome' when the person accepts no
 * requests from the viewer; the reason stays unsaid, because it may rest on hidden fields.
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

/** Ends a friendship, withdraws a request or declines one. The other person is not notified. */
export async function unfriend(viewer: Viewer, id: number): Promise<Tie> {
  await endFriendship(db, viewer.id, id);
  return findTie(viewer, id);
}

async function endFriendship(on: Connection, me: number, id: number): Promise<void> {
  const asked = await deleteFriendship(on, pairOf(me, id));
  if (asked !== null) await recount(on, asked);
}

/**
 * Mutes a person: no notifications, no news, and their comments are folded. All ties stay, and the person is not notified.
 * Throws AppError('not_found'), also when one of the two blocks the other.
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

/** Ends a mute; changes nothing when the person is not muted, or there is no such person. */
export async function unmute(viewer: Viewer, id: number): Promise<Tie> {
  await deleteMute(db, viewer.id, id);
  return findTie(viewer, id);
}

/** Ends all ties with a person, for whom the viewer is then like a missing person. Throws AppError('not_found'). */
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

/** The viewer's tie with a person; none when they may not see the person. */
async function findTie(viewer: Viewer, id: number): Promise<Tie> {
  const { follows, friendship, mutes, blocks } = (await findPerson(viewer, id)) ?? noTie;
  return { follows, friendship, mutes, blocks };
}

/** Ids of all people whom the viewer blocks or who block the viewer: neither sees the other. */
export async function listBlockedIds({ id }: Pick<Viewer, 'id'>): Promise<number[]> {
  return selectBlockedIds(db, id);
}
