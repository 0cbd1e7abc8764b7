import 'server-only';
import { sql, type SQL } from 'drizzle-orm';
import type { Connection } from '@/db/client';
import { builtOnce } from '@/lib/platform/database/database';
import { maxPeopleShown } from '@/lib/people/notifications/limits';
import type { NotificationKind } from '@/lib/people/notifications/kinds';
import { isLive } from './live';
import { adultsBornUntil, readingTime, type ReadingTime } from '@/lib/people/audience/tellable';
import { isWanted } from './wanted';

export interface Reader {
  id: number;
  /** IANA name; it separates the days by which notifications are grouped. */
  timeZone: string;
  at: Date;
}

export interface NotificationGroup extends Record<string, unknown> {
  /** The latest notification of the group. */
  id: number;
  kind: NotificationKind;
  count: number;
  isRead: boolean;
  /** Ids of the latest actors. */
  actors: number[];
  subject: number;
  at: Date;
}

/** Notifications that are read at most: each row needs a check of its subject. Older ones are not shown. */
const maxRows = 1000;

/** Friend requests have their own list at the bell, and are left out here. */
const isListed = sql`n.kind <> 'friend_request'`;

/** The notifications of the pages, or those of the next letter. */
type Which = 'shown' | 'unmailed';

const conditions: Record<Which, SQL> = {
  shown: sql`${isListed} and ${isWanted('in_app')}`,
  unmailed: sql`n.read_at is null and n.mailed_at is null and ${isWanted('mail')}`,
};

/**
 * Notifications, the latest first, each with its group: likes of one comment in a day, new friends of a day, new followers
 * of a day.
 */
const rowsOf = (which: Which, { id, timeZone, at }: Reader) => sql`
  select n.id, n.kind, n.actor_id, n.subject_id, n.created_at, n.read_at,
    case when n.kind in ('follower', 'friend_accepted', 'comment_like')
      then concat(n.kind, ' ', n.subject_id, ' ', (n.created_at at time zone ${timeZone})::date)
      else n.id::text end as grouping
  from notifications n
  where n.user_id = ${id} and ${conditions[which]} and ${isLive(readingTime(at))}
  order by n.id desc limit ${maxRows}`;

/** @param before `id` of the last group of the previous page */
export async function selectGroups(
  on: Connection,
  which: Which,
  reader: Reader,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<NotificationGroup[]> {
  const rows = await on.execute<NotificationGroup & { at: string }>(sql`
    with shown as (${rowsOf(which, reader)})
    select max(id) as id, kind, count(*)::int as count, bool_and(read_at is not null) as "isRead",
      coalesce((array_agg(actor_id order by id desc) filter (where actor_id is not null))[1:${maxPeopleShown}::int], '{}') as actors,
      max(subject_id) as subject, max(created_at) as at
    from shown group by grouping, kind
    having ${before === undefined ? sql`true` : sql`max(id) < ${before}::int`}
    order by 1 desc limit ${limit}`);
  return rows.map((row) => ({ ...row, at: new Date(row.at) }));
}

/** The number of a person's unread notifications, `id` in SQL: a query of one row, `count`. */
export const unreadCount = (id: SQL, time: ReadingTime): SQL<{ count: number }> => sql`(
  select count(*)::int as count from (select 1 from notifications n
    where n.user_id = ${id} and n.read_at is null and ${conditions.shown} and ${isLive(time)}
    limit ${maxRows}) as unread)`;

const unread = builtOnce((on) => {
  const time = {
    at: sql`${sql.placeholder('at')}::timestamptz`,
    adultsBornUntil: sql`${sql.placeholder('adultsBornUntil')}::date`,
  };
  const rows = sql`${unreadCount(sql`${sql.placeholder('id')}::int`, time)} as unread`;
  return on
    .select({ count: sql<number>`unread.count` })
    .from(rows)
    .prepare('unread_notifications');
});

/** The number of a person's unread notifications. */
export async function countUnread(id: number, at: Date): Promise<number> {
  const times = { at: at.toISOString(), adultsBornUntil: adultsBornUntil(at) };
  const [row] = await unread().execute({ id, ...times });
  return row?.count ?? 0;
}

/**
 * Marks a group as read by one of its notifications, with the earlier ones in it. @returns whether the notification is the
 * reader's
 */
export async function markGroup(on: Connection, reader: Reader, notification: number): Promise<boolean> {
  const found = await on.execute(sql`
    select 1 from notifications n where n.id = ${notification}::int and n.user_id = ${reader.id}`);
  if (found.length === 0) return false;
  const inGroup = sql`n.id in (with shown as (${rowsOf('shown', reader)}) select s.id from shown s
    where s.id <= ${notification}::int and s.grouping = (select o.grouping from shown o where o.id = ${notification}::int))`;
  await mark(on, reader, sql`(n.id = ${notification}::int or ${inGroup})`);
  return true;
}

/** Marks notifications up to an id as read: later ones stay new. */
export async function markUntil(on: Connection, reader: Reader, until: number): Promise<void> {
  await mark(on, reader, sql`n.id <= ${until}::int`);
}

async function mark(on: Connection, { id, at }: Reader, which: SQL): Promise<void> {
  await on.execute(sql`update notifications n set read_at = ${at.toISOString()}::timestamptz
    where n.user_id = ${id} and n.read_at is null and ${which}`);
}
