import 'server-only';
import type { Viewer } from '@/lib/people/auth/viewer';
import { db } from '@/lib/platform/database/database';
import { countTied, selectTied, type Place } from './inside/list-queries';
import { readingOf, viewOf } from './inside/view';
import { tiePageSize } from './limits';
import type { FriendsAnswer, TieCounts, TieList, TiePage } from './schema';

/* The people somebody is tied to, as far as they may be known of today. */
type Me = Pick<Viewer, 'id'>;

/** Friends and requests (spec §7), the latest of each. */
export async function getFriends(viewer: Me): Promise<FriendsAnswer> {
  const [friends, requests, outgoing, counts] = await Promise.all([
    listTied(viewer, 'friends'),
    listTied(viewer, 'requests'),
    listTied(viewer, 'outgoing'),
    countTies(viewer),
  ]);
  return { friends: friends.people, requests: requests.people, outgoing: outgoing.people, counts };
}

/** @param after `next` of the page before */
export async function listTied(viewer: Me, list: TieList, after?: string): Promise<TiePage> {
  const rows = await selectTied(db, list, readingOf(viewer), {
    after: after === undefined ? null : placeOf(after),
    limit: tiePageSize + 1,
  });
  const shown = rows.slice(0, tiePageSize);
  const last = rows.length > tiePageSize ? shown.at(-1) : undefined;
  return {
    people: shown.map((row) => viewOf(viewer, list, row)),
    next: last ? `${last.at.getTime()}_${last.id}` : null,
  };
}

/** The first page of each list. */
export async function listAllTied(viewer: Me): Promise<Record<TieList, TiePage>> {
  return forEachList(async (list) => listTied(viewer, list));
}

export async function countTies(viewer: Me): Promise<TieCounts> {
  return forEachList(async (list) => countTied(db, list, readingOf(viewer)));
}

async function forEachList<T>(read: (list: TieList) => Promise<T>): Promise<Record<TieList, T>> {
  const [friends, requests, outgoing, followers, following, blocked] = await Promise.all([
    read('friends'),
    read('requests'),
    read('outgoing'),
    read('followers'),
    read('following'),
    read('blocked'),
  ]);
  return { friends, requests, outgoing, followers, following, blocked };
}

/** How many people wait for the viewer's answer. */
export async function countFriendRequests(viewer: Me): Promise<number> {
  return countTied(db, 'requests', readingOf(viewer));
}

function placeOf(cursor: string): Place {
  const [at, id] = cursor.split('_');
  return { at: new Date(Number(at)), id: Number(id) };
}
