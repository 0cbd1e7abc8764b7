import 'server-only';
import { sql, type SQL } from 'drizzle-orm';
import type { messageKinds } from '@/db/enums';
import type { Connection } from '@/db/client';
import type { MessageReaction, MessageView } from '@/lib/chat/messages/schema';

/** As much of an answered message as is shown over the answer, in code points. */
const replyCodePoints = 120;

interface Row extends Record<string, unknown> {
  seq: number;
  version: number;
  clientId: string;
  isMine: boolean;
  kind: (typeof messageKinds)[number];
  body: string;
  at: string;
  editedAt: string | null;
  isDeleted: boolean;
  replySeq: number | null;
  replyText: string | null;
  isReplyMine: boolean | null;
  isReplyDeleted: boolean | null;
  reactions: { reaction: MessageReaction; mine: boolean }[] | null;
  call: MessageView['call'];
}

/** A dialog as one of its two sees it. */
export interface DialogView {
  dialogId: number;
  me: number;
  /** What is older was emptied by them. */
  clearedSeq: number;
}

/** The call of a message `m`. */
const callOf = sql`(select json_build_object('outcome', c.outcome, 'seconds',
  coalesce(greatest(extract(epoch from c.ended_at - c.connected_at), 0), 0)::int)
  from calls c where c.dialog_id = m.dialog_id and c.seq = m.seq)`;

const iso = (moment: string) => new Date(moment).toISOString();

async function select(
  on: Connection,
  { dialogId, me, clearedSeq }: DialogView,
  { where, order, limit }: { where: SQL; order: SQL; limit: number },
): Promise<MessageView[]> {
  const rows = await on.execute<Row>(sql`
    select m.seq::float8 as seq, m.version::float8 as version, m.client_id as "clientId", m.sender_id = ${me} as "isMine",
      m.kind, m.body, m.created_at as at, m.edited_at as "editedAt", m.deleted_at is not null as "isDeleted",
      r.seq::float8 as "replySeq", left(r.body, ${replyCodePoints}) as "replyText", r.sender_id = ${me} as "isReplyMine",
      r.deleted_at is not null as "isReplyDeleted",
      (select json_agg(json_build_object('reaction', x.reaction, 'mine', x.user_id = ${me}) order by x.user_id)
        from message_reactions x where x.dialog_id = m.dialog_id and x.seq = m.seq) as reactions,
      case when m.kind = 'call' then ${callOf} end as call
    from messages m
    left join messages r on r.dialog_id = m.dialog_id and r.seq = m.reply_seq and r.seq > ${clearedSeq}::bigint
    where m.dialog_id = ${dialogId} and m.seq > ${clearedSeq}::bigint and ${where}
    order by ${order} limit ${limit}`);
  return rows.map(viewOf);
}

function viewOf(row: Row): MessageView {
  const { replySeq, replyText, isReplyMine, isReplyDeleted } = row;
  return {
    seq: row.seq,
    version: row.version,
    client_id: row.isMine ? row.clientId : null,
    mine: row.isMine,
    kind: row.kind,
    text: row.body,
    at: iso(row.at),
    edited_at: row.editedAt && iso(row.editedAt),
    is_deleted: row.isDeleted,
    reply:
      replySeq === null
        ? null
        : {
            seq: replySeq,
            mine: isReplyMine === true,
            text: replyText ?? '',
            is_deleted: isReplyDeleted === true,
          },
    reactions: row.reactions ?? [],
    call: row.call,
  };
}

/** The last messages before a number, by their place. */
export async function selectBefore(on: Connection, view: DialogView, before: number, limit: number) {
  const latest = await select(on, view, {
    where: sql`m.seq < ${before}::bigint`,
    order: sql`m.seq desc`,
    limit,
  });
  return latest.reverse();
}

/** The first messages after a number, by their place. */
export const selectFrom = (on: Connection, view: DialogView, from: number, limit: number) =>
  select(on, view, { where: sql`m.seq > ${from}::bigint`, order: sql`m.seq`, limit });

/** What is new or has changed since a number, in the order of the changes. */
export const selectChanged = (on: Connection, view: DialogView, after: number, limit: number) =>
  select(on, view, { where: sql`m.version > ${after}::bigint`, order: sql`m.version`, limit });

export async function selectMessage(on: Connection, view: DialogView, seq: number) {
  const [message] = await select(on, view, {
    where: sql`m.seq = ${seq}::bigint`,
    order: sql`m.seq`,
    limit: 1,
  });
  return message ?? null;
}

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
