import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { timestampTz } from '@/db/columns';
import { messages } from './chat';

/**
 * The correction of a message by the other person of the dialog; a message has at most one. The corrector is no foreign key,
 * as in messages.
 */
export const messageCorrections = pgTable(
  'message_corrections',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    dialogId: integer('dialog_id').notNull(),
    seq: bigint({ mode: 'number' }).notNull(),
    correctorId: integer('corrector_id').notNull(),
    /**
     * The text that was corrected; the message may have changed since. Empty, as the other texts, when the message is
     * deleted.
     */
    original: text().notNull(),
    body: text().notNull(),
    reason: text(),
    createdAt: timestampTz('created_at').notNull(),
    acceptedAt: timestampTz('accepted_at'),
    declinedAt: timestampTz('declined_at'),
    /** Points for the corrector, and the time of that decision; null before it. */
    points: smallint(),
    settledAt: timestampTz('settled_at'),
  },
  (table) => [
    uniqueIndex('message_corrections_message_key').on(table.dialogId, table.seq),
    index('message_corrections_corrector_idx').on(table.correctorId, table.settledAt),
    index('message_corrections_open_idx')
      .on(table.createdAt)
      .where(sql`${table.settledAt} is null`),
    foreignKey({
      columns: [table.dialogId, table.seq],
      foreignColumns: [messages.dialogId, messages.seq],
      name: 'message_corrections_message_fk',
    }).onDelete('cascade'),
    check(
      'message_corrections_answer_check',
      sql`${table.acceptedAt} is null or ${table.declinedAt} is null`,
    ),
    check('message_corrections_settled_check', sql`(${table.points} is null) = (${table.settledAt} is null)`),
  ],
);
