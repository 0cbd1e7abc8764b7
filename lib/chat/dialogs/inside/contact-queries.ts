import 'server-only';
import { sql, type SQL } from 'drizzle-orm';
import type { messageKinds } from '@/db/enums';
import type { Connection } from '@/db/client';
import { snippetCodePoints } from '@/lib/chat/dialogs/limits';
import type { ContactList } from '@/lib/chat/dialogs/schema';
import type { TimeCursor } from '@/lib/platform/text/time-cursor';

export interface ContactRow {
  id: number;
  otherId: number;
  hasOther: boolean;
  openedBy: number;
  isAccepted: boolean;
  unread: number;
  lastAt: Date;
  seq: number;
  isMine: boolean;
  kind: (typeof messageKinds)[number];
  /** The first `snippetCodePoints` of its text. */
  snippet: string;
  isDeleted: boolean;
}

/** Requests that wait for `me` are shown in a separate list. */
const isAsked = (me: number) => sql`(d.accepted_at is null and d.opened_by <> ${me})`;
const ofList: Record<ContactList, (me: number) => SQL> = {
  talks: (me) => sql`not ${isAsked(me)}`,
  requests: isAsked,
};

/** The conversations of `me`, the latest first, without those that `me` has emptied or declined. */
export async function selectContacts(
  on: Connection,
  me: number,
  { list, after, limit }: { list: ContactList | null; after: TimeCursor | null; limit: number },
): Promise<ContactRow[]> {
  const rows = await on.execute<Omit<ContactRow, 'lastAt'> & { lastAt: string }>(sql`
    select d.id, d.low_id + d.high_id - ${me}::int as "otherId", d.opened_by as "openedBy",
      exists (select 1 from dialog_members t where t.dialog_id = d.id and t.user_id <> ${me}) as "hasOther",
      d.accepted_at is not null as "isAccepted", mine.unread, d.last_message_at as "lastAt",
      last.seq::float8 as seq, last.sender_id = ${me} as "isMine", last.kind, left(last.body, ${snippetCodePoints}) as snippet,
      last.deleted_at is not null as "isDeleted"
    from dialog_members mine
    join dialogs d on d.id = mine.dialog_id
    cross join lateral (select * from messages m where m.dialog_id = d.id and m.seq > mine.cleared_seq
      order by m.seq desc limit 1) last
    where mine.user_id = ${me} and mine.declined_at is null
      and ${list ? ofList[list](me) : sql`true`} and ${isAfter(after)}
    order by d.last_message_at desc, d.id desc
    limit ${limit}`);
  return rows.map((row) => ({ ...row, lastAt: new Date(row.lastAt) }));
}

const isAfter = (after: TimeCursor | null) =>
  after
    ? sql`(d.last_message_at, d.id) < (${after.at.toISOString()}::timestamptz, ${after.id}::int)`
    : sql`true`;

/** Ids of the people whose first messages wait for `me`, the latest first. */
export async function selectAskers(on: Connection, me: number, limit: number): Promise<number[]> {
  const rows = await on.execute<{ id: number }>(sql`
    select d.opened_by as id from dialog_members mine join dialogs d on d.id = mine.dialog_id
    where mine.user_id = ${me} and mine.declined_at is null and ${isAsked(me)}
    order by d.last_message_at desc, d.id desc limit ${limit}`);
  return rows.map(({ id }) => id);
}

/** Ids of friends with whom `me` has no conversation. */
export async function selectUnwrittenFriends(on: Connection, me: number, limit: number): Promise<number[]> {
  const rows = await on.execute<{ id: number }>(sql`
    select f.low_id + f.high_id - ${me}::int as id from friendships f
    where (f.low_id = ${me} or f.high_id = ${me}) and f.accepted_at is not null
      and not exists (select 1 from dialogs d where d.low_id = f.low_id and d.high_id = f.high_id)
    order by f.accepted_at desc, id limit ${limit}`);
  return rows.map(({ id }) => id);
}
