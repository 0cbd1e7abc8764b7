import 'server-only';
import { sql } from 'drizzle-orm';
import type { Connection } from '@/db/client';
import type { MessageKind } from '@/db/enums';
import { maxUnansweredMessages } from '@/lib/chat/dialogs/limits';
import type { MessageReaction } from '@/lib/chat/messages/schema';
import { attemptSql, type Attempt, type ThrottleLimit } from '@/lib/platform/limits/throttle';

interface NewMessage {
  dialogId: number;
  me: number;
  clientId: string;
  kind: MessageKind;
  body: string;
  replySeq: number | null;
  areFriends: boolean;
  at: Date;
}

interface Stored extends Attempt {
  /**
   * The number of the message; null when the limit is reached, when a message with this `clientId` was stored before, or when
   * no more may be sent without an answer.
   */
  seq: number | null;
}

const uncounted = sql`select 0 as count, now() as "resetsAt"`;

/**
 * Stores a message in one statement, which also consumes one attempt of the limit, if there is one. The number of the
 * message is taken under the lock of the dialog's row, so that a reader who has seen a number never misses a smaller one.
 * The recipient's unread count rises by one, unless they have declined the request; to the sender the message is read. An
 * answer to the person who opened the dialog accepts their request. Unanswered messages are counted in the dialog's row,
 * which is read again when it is locked: messages sent at the same time would not see each other.
 */
export async function insertMessage(
  on: Connection,
  { dialogId, me, clientId, kind, body, replySeq, areFriends, at }: NewMessage,
  limit: ThrottleLimit | null,
): Promise<Stored> {
  const moment = sql`${at.toISOString()}::timestamptz`;
  const [row] = await on.execute<Stored>(sql`
    with attempt as (${limit ? attemptSql(limit) : uncounted}), dialog as (
      update dialogs d set last_seq = d.last_seq + 1, last_message_at = greatest(d.last_message_at, ${moment}),
        accepted_at = case when ${areFriends}::boolean or d.opened_by <> ${me} then coalesce(d.accepted_at, ${moment}) else d.accepted_at end,
        unanswered = d.unanswered + case when d.accepted_at is null then 1 else 0 end
      where d.id = ${dialogId} and (select count from attempt) <= ${limit?.max ?? 0}
        and (${areFriends}::boolean or d.accepted_at is not null or d.opened_by <> ${me} or d.unanswered < ${maxUnansweredMessages})
        and not exists (select 1 from messages m where m.dialog_id = d.id and m.sender_id = ${me} and m.client_id = ${clientId}::uuid)
      returning d.id, d.last_seq
    ), sent as (
      insert into messages (dialog_id, seq, version, sender_id, client_id, kind, body, reply_seq, created_at)
      select id, last_seq, last_seq, ${me}, ${clientId}::uuid, ${kind}::message_kind, ${body}, ${replySeq}::bigint, ${moment} from dialog
      on conflict (dialog_id, sender_id, client_id) do nothing returning dialog_id, seq
    ), members as (
      update dialog_members m set
        unread = case when m.user_id = ${me} or m.declined_at is not null then m.unread else m.unread + 1 end,
        read_seq = case when m.user_id = ${me} and m.unread = 0 then sent.seq else m.read_seq end,
        declined_at = case when m.user_id = ${me} then null else m.declined_at end
      from sent where m.dialog_id = sent.dialog_id
    )
    select (select seq::float8 from sent) as seq, count, "resetsAt" from attempt`);
  if (!row) throw new Error('An attempt was not counted.');
  return row;
}

/** A message, and the version that its change gets. */
export interface Change {
  dialogId: number;
  seq: number;
  version: number;
  at: Date;
}

/** Takes the next version and locks the dialog's row: nobody else writes in the dialog until the transaction ends. */
export async function takeVersion(on: Connection, dialogId: number): Promise<number> {
  const [row] = await on.execute<{ version: number }>(
    sql`update dialogs set last_seq = last_seq + 1 where id = ${dialogId} returning last_seq::float8 as version`,
  );
  if (!row) throw new Error('There is no such dialog.');
  return row.version;
}

export async function updateBody(on: Connection, { dialogId, seq, version, at }: Change, body: string) {
  await on.execute(sql`
    update messages set body = ${body}, edited_at = ${at.toISOString()}::timestamptz, version = ${version}::bigint
    where dialog_id = ${dialogId} and seq = ${seq}::bigint`);
}

/**
 * Deletes a message for both people: text, reactions and corrections are erased, and it does not count as unread any more.
 */
export async function eraseMessage(on: Connection, { dialogId, seq, version, at }: Change): Promise<void> {
  await on.execute(sql`
    with erased as (
      update messages set body = '', deleted_at = ${at.toISOString()}::timestamptz, version = ${version}::bigint
      where dialog_id = ${dialogId} and seq = ${seq}::bigint returning sender_id
    ), unliked as (delete from message_reactions where dialog_id = ${dialogId} and seq = ${seq}::bigint),
    uncorrected as (update message_corrections set original = '', body = '', reason = null
      where dialog_id = ${dialogId} and seq = ${seq}::bigint)
    update dialog_members m set unread = greatest(m.unread - 1, 0) from erased
    where m.dialog_id = ${dialogId} and m.user_id <> erased.sender_id and m.read_seq < ${seq}::bigint`);
}

export async function putReaction(
  on: Connection,
  { dialogId, seq, version }: Change,
  { me, reaction }: { me: number; reaction: MessageReaction | null },
): Promise<void> {
  await (reaction === null
    ? on.execute(sql`delete from message_reactions
        where dialog_id = ${dialogId} and seq = ${seq}::bigint and user_id = ${me}`)
    : on.execute(sql`
        insert into message_reactions (dialog_id, seq, user_id, reaction)
        values (${dialogId}, ${seq}::bigint, ${me}, ${reaction}::message_reaction)
        on conflict (dialog_id, seq, user_id) do update set reaction = excluded.reaction`));
  await on.execute(sql`
    update messages set version = ${version}::bigint where dialog_id = ${dialogId} and seq = ${seq}::bigint`);
}
