import 'server-only';
import { sql } from 'drizzle-orm';
import type { Connection } from '@/db/client';

export interface DialogRow {
  registeredAt: Date;
  hasJoined: boolean;
  id: number | null;
  openedBy: number | null;
  isAccepted: boolean;
  isDeclined: boolean;
  lastSeq: number;
  readSeq: number;
  unread: number;
  clearedSeq: number;
  theirReadSeq: number;
  /** Whether the other person has muted the viewer, or declined their request. */
  isQuietForOther: boolean;
  /** Whether the other account exists. */
  hasOther: boolean;
  showsRead: boolean;
  theyShowRead: boolean;
  showsTyping: boolean;
  theyShowTyping: boolean;
  unanswered: number;
}

/**
 * The dialog of two people with the read position of each; `id` is null when nobody has written. Null when the viewer's
 * account is gone.
 */
export async function selectDialog(on: Connection, me: number, other: number): Promise<DialogRow | null> {
  const [row] = await on.execute<Omit<DialogRow, 'registeredAt'> & { registeredAt: string }>(sql`
    select me.created_at as "registeredAt",
      exists (select 1 from profiles p where p.user_id = me.id) as "hasJoined",
      d.id, d.opened_by as "openedBy", d.accepted_at is not null as "isAccepted",
      mine.declined_at is not null as "isDeclined", coalesce(d.last_seq, 0)::float8 as "lastSeq",
      coalesce(mine.read_seq, 0)::float8 as "readSeq", coalesce(mine.unread, 0) as unread,
      coalesce(mine.cleared_seq, 0)::float8 as "clearedSeq", coalesce(theirs.read_seq, 0)::float8 as "theirReadSeq",
      (theirs.declined_at is not null or exists
        (select 1 from mutes u where u.muter_id = ${other}::int and u.muted_id = me.id)) as "isQuietForOther",
      theirs.user_id is not null as "hasOther",
      coalesce(my_choice.shows_read, true) as "showsRead", coalesce(their_choice.shows_read, true) as "theyShowRead",
      coalesce(my_choice.shows_typing, true) as "showsTyping",
      coalesce(their_choice.shows_typing, true) as "theyShowTyping",
      case when d.accepted_at is null then coalesce(d.unanswered, 0) else 0 end as unanswered
    from users me
    left join dialogs d on d.low_id = least(me.id, ${other}::int) and d.high_id = greatest(me.id, ${other}::int)
    left join dialog_members mine on mine.dialog_id = d.id and mine.user_id = me.id
    left join dialog_members theirs on theirs.dialog_id = d.id and theirs.user_id = ${other}
    left join chat_settings my_choice on my_choice.user_id = me.id
    left join chat_settings their_choice on their_choice.user_id = ${other}
    where me.id = ${me}`);
  return row ? { ...row, registeredAt: new Date(row.registeredAt) } : null;
}

/** Opens the dialog of two people; an existing one is left unchanged. @returns its id */
export async function insertDialog(
  on: Connection,
  { me, other, isAccepted, at }: { me: number; other: number; isAccepted: boolean; at: Date },
): Promise<number> {
  const moment = at.toISOString();
  const [row] = await on.execute<{ id: number }>(sql`
    insert into dialogs (low_id, high_id, opened_by, created_at, accepted_at, last_message_at)
    values (least(${me}::int, ${other}::int), greatest(${me}::int, ${other}::int), ${me}, ${moment}::timestamptz,
      ${isAccepted ? moment : null}::timestamptz, ${moment}::timestamptz)
    on conflict (low_id, high_id) do update set low_id = excluded.low_id
    returning id`);
  if (!row) throw new Error('An upsert returned no row.');
  await on.execute(sql`
    insert into dialog_members (dialog_id, user_id) values (${row.id}, ${me}), (${row.id}, ${other})
    on conflict do nothing`);
  return row.id;
}

/** Accepts the request, unless it was accepted before or is the viewer's own. @returns whether it changed anything */
export async function acceptDialog(on: Connection, { id, me, at }: { id: number; me: number; at: Date }) {
  const rows = await on.execute(sql`
    with accepted as (update dialogs set accepted_at = ${at.toISOString()}::timestamptz
      where id = ${id} and accepted_at is null and opened_by <> ${me} returning id)
    update dialog_members m set declined_at = null from accepted
    where m.dialog_id = accepted.id and m.user_id = ${me} returning m.dialog_id`);
  return rows.length > 0;
}

/** Declines the request: it leaves the viewer's list, and its messages do not count as unread. */
export async function declineDialog(on: Connection, { id, me, at }: { id: number; me: number; at: Date }) {
  await on.execute(sql`
    update dialog_members m set declined_at = ${at.toISOString()}::timestamptz, unread = 0, read_seq = d.last_seq
    from dialogs d where d.id = m.dialog_id and m.dialog_id = ${id} and m.user_id = ${me}
      and d.accepted_at is null and d.opened_by <> ${me}`);
}

/**
 * Moves the read position to `seq`, never back. The messages after it are counted again; the count never grows here.
 * @returns the unread count, or null when the position did not move
 */
export async function markRead(on: Connection, { id, me, seq }: { id: number; me: number; seq: number }) {
  const [row] = await on.execute<{ unread: number }>(sql`
    update dialog_members m set read_seq = least(${seq}::bigint, d.last_seq),
      unread = case when ${seq}::bigint >= d.last_seq then 0 else least(m.unread, (select count(*)::int from
        (select 1 from messages n where n.dialog_id = m.dialog_id and n.seq > ${seq}::bigint and n.sender_id <> ${me}
          and n.deleted_at is null limit 1000) later)) end
    from dialogs d
    where d.id = m.dialog_id and m.dialog_id = ${id} and m.user_id = ${me} and m.read_seq < least(${seq}::bigint, d.last_seq)
    returning m.unread`);
  return row ?? null;
}

/** Empties a conversation for one of its two people. */
export async function clearDialog(on: Connection, { id, me }: { id: number; me: number }): Promise<void> {
  await on.execute(sql`
    update dialog_members m set cleared_seq = d.last_seq, read_seq = d.last_seq, unread = 0
    from dialogs d where d.id = m.dialog_id and m.dialog_id = ${id} and m.user_id = ${me}`);
}
