import 'server-only';
import { and, eq, getTableColumns, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Connection } from '@/db/client';
import { dialogMembers, messages } from '@/db/schema/chat';
import { messageMedia } from '@/db/schema/chat-media';
import type { MediaKind } from './files';

/** The boundary: only pictures and voice notes have rows here. */
export const mediaKind = sql<MediaKind>`${messageMedia.kind}`;

export async function insertMedia(on: Connection, values: typeof messageMedia.$inferInsert): Promise<void> {
  await on.insert(messageMedia).values(values);
}

/** The file of a message; null when there is none, or when the message was deleted. */
export async function selectMedia(on: Connection, dialogId: number, seq: number) {
  const [row] = await on
    .select({ id: messageMedia.id, kind: mediaKind })
    .from(messageMedia)
    .innerJoin(
      messages,
      and(eq(messages.dialogId, messageMedia.dialogId), eq(messages.seq, messageMedia.seq)),
    )
    .where(and(isOf(dialogId, seq), isNull(messages.deletedAt)));
  return row ?? null;
}

const isOf = (dialogId: number, seq: number) =>
  and(eq(messageMedia.dialogId, dialogId), eq(messageMedia.seq, seq));

/** All columns about the picture or voice note of a message. */
export async function selectWhole(on: Connection, dialogId: number, seq: number) {
  const [row] = await on
    .select({ ...getTableColumns(messageMedia), kind: mediaKind })
    .from(messageMedia)
    .where(isOf(dialogId, seq));
  return row ?? null;
}

/** Whether the sender still has an account, and so is a member of the dialog. */
export async function hasSender(on: Connection, dialogId: number, senderId: number): Promise<boolean> {
  const [row] = await on
    .select({ id: dialogMembers.userId })
    .from(dialogMembers)
    .where(and(eq(dialogMembers.dialogId, dialogId), eq(dialogMembers.userId, senderId)));
  return row !== undefined;
}

/** A file that somebody has uploaded for one other person. */
export interface Upload {
  id: string;
  senderId: number;
  receiverId: number;
}

const isUpload = ({ id, senderId, receiverId }: Upload) =>
  and(eq(messageMedia.id, id), eq(messageMedia.senderId, senderId), eq(messageMedia.receiverId, receiverId));

export async function selectUpload(on: Connection, upload: Upload) {
  const [row] = await on.select({ kind: mediaKind }).from(messageMedia).where(isUpload(upload));
  return row ?? null;
}

/** Binds an upload to a message of a dialog that was answered. @returns false when it is missing or was sent before */
export async function updateUpload(
  on: Connection,
  upload: Upload,
  { dialogId, seq }: { dialogId: number; seq: number },
): Promise<boolean> {
  const isAnswered = sql`exists (select 1 from dialogs d where d.id = ${dialogId} and d.accepted_at is not null)`;
  const rows = await on
    .update(messageMedia)
    .set({ dialogId, seq })
    .where(and(isUpload(upload), isNull(messageMedia.seq), isAnswered))
    .returning({ id: messageMedia.id });
  return rows.length > 0;
}

const gone = { id: messageMedia.id, kind: mediaKind };

export const deleteOfMessage = (on: Connection, dialogId: number, seq: number) =>
  on.delete(messageMedia).where(isOf(dialogId, seq)).returning(gone);

/** Deletes uploads that were not sent before this time. */
export const deleteUnsent = (on: Connection, before: Date) =>
  on
    .delete(messageMedia)
    .where(and(isNull(messageMedia.seq), lt(messageMedia.createdAt, before)))
    .returning(gone);

/** Deletes media that no member can see: each has emptied the conversation since, or erased their account. */
export const deleteUnseen = (on: Connection) =>
  on
    .delete(messageMedia)
    .where(
      sql`${messageMedia.seq} is not null and not exists (select 1 from dialog_members t
        where t.dialog_id = ${messageMedia.dialogId} and t.cleared_seq < ${messageMedia.seq})`,
    )
    .returning(gone);

/** The ids among these that have a row. */
export async function selectKnown(on: Connection, ids: string[]): Promise<Set<string>> {
  const rows = await on
    .select({ id: messageMedia.id })
    .from(messageMedia)
    .where(inArray(messageMedia.id, ids));
  return new Set(rows.map(({ id }) => id));
}

interface Gone extends Record<string, unknown> {
  id: string;
  kind: MediaKind;
}

/**
 * Deletes every message of this person that is a picture or a voice note, for both people. All deletions in a dialog share
 * one version.
 */
export async function deleteOfSender(on: Connection, senderId: number): Promise<Gone[]> {
  return on.execute<Gone>(sql`
    with gone as (delete from message_media where sender_id = ${senderId} returning id, kind, dialog_id, seq),
    numbered as (update dialogs d set last_seq = d.last_seq + 1
      where d.id in (select dialog_id from gone) returning d.id, d.last_seq),
    erased as (update messages m set body = '', deleted_at = coalesce(m.deleted_at, now()), version = numbered.last_seq
      from gone join numbered on numbered.id = gone.dialog_id
      where m.dialog_id = gone.dialog_id and m.seq = gone.seq),
    unliked as (delete from message_reactions r using gone where r.dialog_id = gone.dialog_id and r.seq = gone.seq),
    unread as (update dialog_members t set unread = greatest(t.unread - (select count(*)::int from gone
        where gone.dialog_id = t.dialog_id and gone.seq > t.read_seq), 0)
      where t.user_id <> ${senderId} and t.dialog_id in (select dialog_id from gone))
    select id, kind from gone`);
}
