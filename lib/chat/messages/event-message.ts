import 'server-only';
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Connection } from '@/db/client';
import type { MessageKind } from '@/db/enums';
import { takeVersion } from './inside/write-queries';

interface NewEventMessage {
  dialogId: number;
  kind: Extract<MessageKind, 'call' | 'timer'>;
  /** The person who began the call or the timer. */
  senderId: number;
  /** Whether the other person missed it, so that the message is unread for them. */
  isMissed: boolean;
  at: Date;
}

/**
 * Adds a message about a call or timer to the conversation, in the transaction that ends it. @returns the message's number
 */
export async function insertEventMessage(
  on: Connection,
  { dialogId, kind, senderId, isMissed, at }: NewEventMessage,
): Promise<number> {
  const seq = await takeVersion(on, dialogId);
  const moment = sql`${at.toISOString()}::timestamptz`;
  await on.execute(sql`
    with sent as (
      insert into messages (dialog_id, seq, version, sender_id, client_id, kind, body, created_at)
      values (${dialogId}, ${seq}::bigint, ${seq}::bigint, ${senderId}, ${randomUUID()}::uuid, ${kind}::message_kind, '', ${moment})
    ), told as (
      update dialogs set last_message_at = greatest(last_message_at, ${moment}), accepted_at = coalesce(accepted_at, ${moment})
      where id = ${dialogId}
    )
    update dialog_members m set
      unread = case when ${isMissed}::boolean and m.user_id <> ${senderId} then m.unread + 1 else m.unread end,
      read_seq = case when m.unread = 0 and (m.user_id = ${senderId} or not ${isMissed}::boolean) then ${seq}::bigint else m.read_seq end
    where m.dialog_id = ${dialogId}`);
  return seq;
}
