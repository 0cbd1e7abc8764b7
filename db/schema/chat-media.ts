import { sql } from 'drizzle-orm';
import { bigint, check, foreignKey, index, integer, pgTable, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { timestampTz } from '@/db/columns';
import { messageKind, messages } from './chat';

/** The pictures and voice notes of messages. The id names the file; it is part of no URL. */
export const messageMedia = pgTable(
  'message_media',
  {
    id: uuid().primaryKey(),
    /** The two people; no foreign keys, as in dialogs. */
    senderId: integer('sender_id').notNull(),
    receiverId: integer('receiver_id').notNull(),
    /** The message it belongs to; null after the upload, until it is sent. */
    dialogId: integer('dialog_id'),
    seq: bigint({ mode: 'number' }),
    kind: messageKind().notNull(),
    bytes: integer().notNull(),
    /** Size of a picture, in pixels. */
    width: integer(),
    height: integer(),
    /** Duration of a voice note, in milliseconds. */
    durationMs: integer('duration_ms'),
    createdAt: timestampTz('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('message_media_message_key').on(table.dialogId, table.seq),
    index('message_media_sender_idx').on(table.senderId),
    index('message_media_unsent_idx')
      .on(table.createdAt)
      .where(sql`${table.seq} is null`),
    foreignKey({
      columns: [table.dialogId, table.seq],
      foreignColumns: [messages.dialogId, messages.seq],
      name: 'message_media_message_fk',
    }).onDelete('cascade'),
    check('message_media_sent_check', sql`(${table.dialogId} is null) = (${table.seq} is null)`),
    check(
      'message_media_facts_check',
      sql`(${table.width} is null) = (${table.height} is null) and (${table.width} is null) <> (${table.durationMs} is null)`,
    ),
  ],
);
