import 'server-only';
import type { Viewer } from '@/lib/people/auth/viewer';
import { db } from '@/lib/platform/database/database';
import { readTimeCursor, writeTimeCursor } from '@/lib/platform/text/time-cursor';
import { countTied, selectTied, type TiedRow } from './inside/list-queries';
import { readingOf, viewOf } from './inside/view';
import { tieLists, tiePageSize } from './limits';
import type { FriendsAnswer, TieCounts, TieList, TiePage } from './schema';
import type { Welcoming } from './welcome';

/* The people somebody has a tie with, as far as they may see them today. */
type Me = Pick<Viewer, 'id'>;

/** The first page of friends and of requests (spec §7), the latest first. */
export async function getFriends(viewer: Me, welcoming: Welcoming): Promise<FriendsAnswer> {
  const [friends, requests, outgoing, counts] = await Promise.all([
    read(viewer, 'friends'),
    read(viewer, 'requests'),
    read(viewer, 'outgoing'),
    countTies(viewer),
  ]);
  const pages = await viewPages(viewer, { friends, requests, outgoing }, welcoming);
  const { friends: ours, requests: asking, outgoing: asked } = pages;
  return { friends: ours.people, requests: asking.people, outgoing: asked.people, counts };
}

/** @param after `next` of the previous page */
export async function listTied(
  viewer: Me,
  list: TieList,
  welcoming: Welcoming,
  after?: string,
): Promise<TiePage> {
  const pages = await viewPages(viewer, { [list]: await read(viewer, list, after) }, welcoming);
  return pages[list] ?? { people: [], next: null };
}

/** The first page of each of these lists. */
export async function listSomeTied(
  viewer: Me,
  lists: readonly TieList[],
  welcoming: Welcoming,
): Promise<Partial<Record<TieList, TiePage>>> {
  const rows = await Promise.all(lists.map(async (list) => [list, await read(viewer, list)] as const));
  const wanted: Partial<Record<TieList, TiedRow[]>> = Object.fromEntries(rows);
  return viewPages(viewer, wanted, welcoming);
}

/** The first page of each list. */
export async function listAllTied(viewer: Me, welcoming: Welcoming): Promise<Record<TieList, TiePage>> {
  return viewPages(viewer, await forEachList(async (list) => read(viewer, list)), welcoming);
}

const read = async (viewer: Me, list: TieList, after?: string) =>
  selectTied(db, list, readingOf(viewer), {
    after: after === undefined ? null : readTimeCursor(after),
    limit: tiePageSize + 1,
  });

/** Pages of lists; one query for all their people tells who accepts a first request. */
async function viewPages<Lists extends Partial<Record<TieList, TiedRow[]>>>(
  viewer: Me,
  lists: Lists,
  welcoming: Welcoming,
): Promise<Record<keyof Lists, TiePage>> {
  const ids = [...new Set(Object.values(lists).flatMap((rows) => rows.map(({ id }) => id)))];
  const open = await welcoming(viewer, ids);
  // The boundary: Object.fromEntries() does not keep the type of the keys.
  return Object.fromEntries(
    tieLists.flatMap((list) => {
      const rows = lists[list];
      return rows ? [[list, pageOf(viewer, list, rows, open)]] : [];
    }),
  ) as Record<keyof Lists, TiePage>;
}

function pageOf(viewer: Me, list: TieList, rows: TiedRow[], open: ReadonlySet<number>): TiePage {
  const shown = rows.slice(0, tiePageSize);
  const last = rows.length > tiePageSize ? shown.at(-1) : undefined;
  return {
    people: shown.map((row) => viewOf(viewer, list, row, open.has(row.id))),
    next: last ? writeTimeCursor(last) : null,
  };
}

export async function countTies(viewer: Me): Promise<TieCounts> {
  return forEachList(async (list) => countTied(db, list, readingOf(viewer)));
}

async function forEachList<T>(readOne: (list: TieList) => Promise<T>): Promise<Record<TieList, T>> {
  const [friends, requests, outgoing, followers, following, muted, blocked] = await Promise.all([
    readOne('friends'),
    readOne('requests'),
    readOne('outgoing'),
    readOne('followers'),
    readOne('following'),
    readOne('muted'),
    readOne('blocked'),
  ]);
  return { friends, requests, outgoing, followers, following, muted, blocked };
}
