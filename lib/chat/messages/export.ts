import 'server-only';
import { sql } from 'drizzle-orm';
import { db } from '@/lib/platform/database/database';
import { atOnce, exportPageSize, inPages } from '@/lib/platform/export/records';

interface DialogRecord extends Record<string, unknown> {
  dialog: number;
  /** Id of the other person, whose account may be gone. */
  person: number;
}

interface MessageRecord extends Record<string, unknown> {
  dialog: number;
  seq: number;
}

interface ReactionRecord extends Record<string, unknown> {
  dialog: number;
  seq: number;
}

/**
 * Somebody's conversations: the messages they sent and received, without those they have emptied. Other people are named by
 * id only.
 */
export function exportChat(userId: number) {
  return [
    inPages<DialogRecord>('dialog', (last) => selectDialogs(userId, last)),
    inPages<MessageRecord>('message', (last) => selectMessages(userId, last)),
    inPages<ReactionRecord>('reaction', (last) => selectReactions(userId, last)),
    atOnce('chat_choice', async () => selectChoices(userId)),
  ];
}

async function selectDialogs(me: number, last: DialogRecord | null): Promise<DialogRecord[]> {
  return [
    ...(await db.execute<DialogRecord>(sql`
      select d.id as dialog, d.low_id + d.high_id - ${me}::int as person, d.opened_by = ${me} as begun_by_me,
        d.created_at as moment, d.accepted_at as answered, m.declined_at as declined, m.read_seq::float8 as read,
        m.unread, m.cleared_seq::float8 as emptied
      from dialog_members m join dialogs d on d.id = m.dialog_id
      where m.user_id = ${me} and d.id > ${last?.dialog ?? 0}::int order by d.id limit ${exportPageSize}`)),
  ];
}

async function selectMessages(me: number, last: MessageRecord | null): Promise<MessageRecord[]> {
  return [
    ...(await db.execute<MessageRecord>(sql`
      select s.dialog_id as dialog, s.seq::float8 as seq, s.sender_id as "from", s.kind, s.body as text,
        s.reply_seq::float8 as answers, s.created_at as moment, s.edited_at as edited, s.deleted_at as deleted
      from dialog_members m join messages s on s.dialog_id = m.dialog_id
      where m.user_id = ${me} and (s.sender_id = ${me} or s.seq > m.cleared_seq)
        and (s.dialog_id, s.seq) > (${last?.dialog ?? 0}::int, ${last?.seq ?? 0}::bigint)
      order by s.dialog_id, s.seq limit ${exportPageSize}`)),
  ];
}

async function selectReactions(me: number, last: ReactionRecord | null): Promise<ReactionRecord[]> {
  return [
    ...(await db.execute<ReactionRecord>(sql`
      select dialog_id as dialog, seq::float8 as seq, reaction from message_reactions
      where user_id = ${me} and (dialog_id, seq) > (${last?.dialog ?? 0}::int, ${last?.seq ?? 0}::bigint)
      order by dialog_id, seq limit ${exportPageSize}`)),
  ];
}

/** The chat settings: at most one row. */
async function selectChoices(me: number): Promise<Record<string, unknown>[]> {
  return [
    ...(await db.execute(sql`
      select shows_typing, shows_read, spelling_hints from chat_settings where user_id = ${me}`)),
  ];
}
