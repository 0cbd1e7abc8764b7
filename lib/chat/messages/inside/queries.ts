import 'server-only';
import { sql, type SQL } from 'drizzle-orm';
import type { Connection } from '@/db/client';
import type { MessageView } from '@/lib/chat/messages/schema';
import { viewOf, type Row } from './message-view';

/** Length of the quoted text above a reply, in code points. */
const replyCodePoints = 120;

/** A dialog and the one of its two people who reads it. */
export interface DialogView {
  dialogId: number;
  me: number;
  /** Messages up to this number were emptied by `me`. */
  clearedSeq: number;
}

/** SQL for the call of the message `m`. */
const callOf = sql`(select json_build_object('call_id', c.id, 'outcome', c.outcome, 'seconds',
  coalesce(greatest(extract(epoch from c.ended_at - c.connected_at), 0), 0)::int)
  from calls c where c.dialog_id = m.dialog_id and c.seq = m.seq)`;

/** SQL for the timer of the message `m`. */
const timerOf = sql`(select json_build_object('languages', t.languages, 'minutes', t.minutes,
  'seconds', (select json_agg(t.minutes * 60 - round(l.ms / 1000.0)::int order by l.half)
    from unnest(t.left_ms) with ordinality l (ms, half)))
  from chat_timers t where t.dialog_id = m.dialog_id and t.seq = m.seq)`;

/** SQL for the note of the message `m`. */
const noteOf = (me: number) => sql`(select json_build_object('call_id', n.call_id, 'kind', n.kind,
  'is_kept', case when m.sender_id = ${me} then n.author_kept else n.other_kept end)
  from call_notes n where n.dialog_id = m.dialog_id and n.seq = m.seq)`;

async function select(
  on: Connection,
  { dialogId, me, clearedSeq }: DialogView,
  { where, order, limit }: { where: SQL; order: SQL; limit: number },
): Promise<MessageView[]> {
  const rows = await on.execute<Row>(sql`
    select m.seq::float8 as seq, m.version::float8 as version, m.client_id as "clientId", m.sender_id = ${me} as "isMine",
      m.kind, m.body, m.created_at as at, m.edited_at as "editedAt", m.deleted_at is not null as "isDeleted",
      r.seq::float8 as "replySeq", r.kind as "replyKind", left(r.body, ${replyCodePoints}) as "replyText", r.sender_id = ${me} as "isReplyMine",
      r.deleted_at is not null as "isReplyDeleted",
      (select json_strip_nulls(json_build_object('kind', f.kind, 'width', f.width, 'height', f.height,
          'duration_ms', f.duration_ms))
        from message_media f where f.dialog_id = m.dialog_id and f.seq = m.seq and m.deleted_at is null) as media,
      (select json_agg(json_build_object('reaction', x.reaction, 'mine', x.user_id = ${me}) order by x.user_id)
        from message_reactions x where x.dialog_id = m.dialog_id and x.seq = m.seq) as reactions,
      (select json_agg(json_build_object('mine', c.corrector_id = ${me}, 'original', c.original, 'text', c.body,
          'reason', c.reason, 'at', c.created_at, 'points', case when c.corrector_id = ${me} then c.points end,
          'state', case when c.accepted_at is not null then 'accepted' when c.declined_at is not null then 'declined' else 'open' end))
        from message_corrections c where c.dialog_id = m.dialog_id and c.seq = m.seq and m.deleted_at is null) as corrections,
      case when m.kind = 'call' then ${callOf} end as call,
      case when m.kind = 'timer' then ${timerOf} end as timer,
      case when m.kind = 'note' and m.deleted_at is null then ${noteOf(me)} end as note
    from messages m
    left join messages r on r.dialog_id = m.dialog_id and r.seq = m.reply_seq and r.seq > ${clearedSeq}::bigint
    where m.dialog_id = ${dialogId} and m.seq > ${clearedSeq}::bigint and ${where}
    order by ${order} limit ${limit}`);
  return rows.map(viewOf);
}

/** The last `limit` messages before a number, in their order. */
export async function selectBefore(on: Connection, view: DialogView, before: number, limit: number) {
  const latest = await select(on, view, {
    where: sql`m.seq < ${before}::bigint`,
    order: sql`m.seq desc`,
    limit,
  });
  return latest.reverse();
}

/** The first `limit` messages after a number, in their order. */
export const selectFrom = (on: Connection, view: DialogView, from: number, limit: number) =>
  select(on, view, { where: sql`m.seq > ${from}::bigint`, order: sql`m.seq`, limit });

/** Messages that are new or were changed after the version `after`, in the order of the changes. */
export const selectChanged = (on: Connection, view: DialogView, after: number, limit: number) =>
  select(on, view, { where: sql`m.version > ${after}::bigint`, order: sql`m.version, m.seq`, limit });

export async function selectMessage(on: Connection, view: DialogView, seq: number) {
  const [message] = await select(on, view, {
    where: sql`m.seq = ${seq}::bigint`,
    order: sql`m.seq`,
    limit: 1,
  });
  return message ?? null;
}

export const selectAt = (on: Connection, view: DialogView, seqs: readonly number[]) =>
  select(on, view, {
    where: sql`m.seq in (${sql.join(
      seqs.map((seq) => sql`${seq}::bigint`),
      sql`, `,
    )})`,
    order: sql`m.seq`,
    limit: seqs.length,
  });

export async function selectSent(on: Connection, view: DialogView, clientId: string) {
  const where = sql`m.sender_id = ${view.me} and m.client_id = ${clientId}`;
  const [message] = await select(on, view, { where, order: sql`m.seq`, limit: 1 });
  return message ?? null;
}

/** Messages that contain a text, the latest first; ё counts as е. */
export const selectFound = (on: Connection, view: DialogView, text: string, limit: number) =>
  select(on, view, {
    where: sql`m.deleted_at is null
      and translate(lower(m.body), 'ё', 'е') like '%' || translate(lower(${escaped(text)}::text), 'ё', 'е') || '%'`,
    order: sql`m.seq desc`,
    limit,
  });

const escaped = (text: string) => text.replaceAll(/[\\%_]/gu, String.raw`\$&`);
