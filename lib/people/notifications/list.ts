import 'server-only';
import type { Viewer } from '@/lib/people/auth/viewer';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/database/database';
import { AppError } from '@/lib/platform/errors';
import type { Locale } from '@/lib/platform/i18n/locales';
import { loadActors } from './actors';
import { describerIn } from './describe';
import {
  countUnread,
  markGroup,
  markUntil,
  selectGroups,
  type NotificationGroup,
  type Reader,
} from './inside/list-queries';
import { notificationPageSize } from './limits';
import { recount } from './recount';
import type { NotificationItem, NotificationPage, ReadAnswer } from './schema';
import { loadTargets, type ListCommentLocations } from './targets';

type Me = Pick<Viewer, 'id' | 'timeZone'>;

/** The language of the sentences, and the reader of comments, which belong to a higher wing. */
interface ListOptions {
  locale: Locale;
  listCommentLocations: ListCommentLocations;
}

const readerOf = ({ id, timeZone }: Me): Reader => ({ id, timeZone, at: now() });

/**
 * The viewer's notifications, the latest first; related ones are one entry: “3 people follow you”. Notifications of people
 * who were blocked or muted since, and of subjects that were undone, deleted or hidden, are left out.
 * @param before `next` of the previous page
 */
export async function listNotifications(
  viewer: Me,
  before: number | undefined,
  options: ListOptions,
): Promise<NotificationPage> {
  const reader = readerOf(viewer);
  const [groups, unread] = await Promise.all([
    selectGroups(db, 'shown', reader, { before, limit: notificationPageSize + 1 }),
    countUnread(reader.id, reader.at),
  ]);
  const shown = groups.slice(0, notificationPageSize);
  return {
    items: await viewsOf(viewer, shown, options),
    unread,
    next: groups.length > notificationPageSize ? (shown.at(-1)?.id ?? null) : null,
  };
}

async function viewsOf(
  viewer: Me,
  groups: readonly NotificationGroup[],
  options: ListOptions,
): Promise<NotificationItem[]> {
  const [people, targetOf, describe] = await Promise.all([
    loadActors(
      db,
      viewer.id,
      groups.flatMap(({ actors }) => actors),
    ),
    loadTargets(viewer.id, groups, options),
    describerIn(options.locale),
  ]);
  return groups.map((group) => {
    const { id, kind, count } = group;
    const actors = group.actors.flatMap((actor) => people.get(actor) ?? []);
    return {
      id,
      kind,
      people: actors,
      count,
      at: group.at.toISOString(),
      is_read: group.isRead,
      text: describe({ kind, count, name: actors[0]?.name }),
      href: targetOf(group),
    };
  });
}

/** How many notifications the viewer has not read. */
async function countUnreadNotifications({ id }: Pick<Viewer, 'id'>): Promise<number> {
  return countUnread(id, now());
}

/** Marks an entry as read; a repeat changes nothing. Throws AppError('not_found'). */
export async function markRead(viewer: Me, notification: number): Promise<ReadAnswer> {
  if (!(await markGroup(db, readerOf(viewer), notification))) throw new AppError('not_found');
  await recount(db, viewer.id);
  return { unread: await countUnreadNotifications(viewer) };
}

/** Marks notifications up to an id as read: later ones stay new. */
export async function markAllRead(viewer: Me, until: number): Promise<ReadAnswer> {
  await markUntil(db, readerOf(viewer), until);
  await recount(db, viewer.id);
  return { unread: await countUnreadNotifications(viewer) };
}
