import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { timestampTz } from '@/db/columns';
import { dialogs } from './chat';

/**
 * Sets of words that the two people of a dialog could talk about. Whose list a word is from is not stored (docs/decisions,
 * "People and chat").
 */
export const chatStarters = pgTable(
  'chat_starters',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    dialogId: integer('dialog_id')
      .notNull()
      .references(() => dialogs.id, { onDelete: 'cascade' }),
    /** In the order in which they are shown; loading the courses may remove some from the lexicon. */
    lexemeIds: integer('lexeme_ids').array().notNull(),
    /** The dialog's `last_seq` at that time: later messages are searched for the words. */
    afterSeq: bigint('after_seq', { mode: 'number' }).notNull(),
    madeAt: timestampTz('made_at').notNull(),
  },
  (table) => [
    index('chat_starters_dialog_idx').on(table.dialogId, table.madeAt),
    index('chat_starters_made_idx').on(table.madeAt),
  ],
);

/**
 * A timer of the two people of a dialog, with a half for each of two languages. It outlives both accounts, as messages do.
 */
export const chatTimers = pgTable(
  'chat_timers',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    dialogId: integer('dialog_id')
      .notNull()
      .references(() => dialogs.id, { onDelete: 'cascade' }),
    /** One of the dialog's two people; no foreign key, as in dialogs. */
    startedBy: integer('started_by').notNull(),
    /** ISO 639-1, in the order of the halves. */
    languages: text().array().notNull(),
    /** Length of one half. */
    minutes: smallint().notNull(),
    /** The half that runs or is paused: 0 or 1. */
    half: smallint().notNull().default(0),
    /** Milliseconds left of each half at `changedAt`; the running half is counted from there. */
    leftMs: integer('left_ms').array().notNull(),
    isRunning: boolean('is_running').notNull().default(true),
    changedAt: timestampTz('changed_at').notNull(),
    startedAt: timestampTz('started_at').notNull(),
    endedAt: timestampTz('ended_at'),
    /** Number of its message in the dialog. */
    seq: bigint('seq', { mode: 'number' }),
  },
  (table) => [
    uniqueIndex('chat_timers_live_key')
      .on(table.dialogId)
      .where(sql`${table.endedAt} is null`),
    uniqueIndex('chat_timers_message_key').on(table.dialogId, table.seq),
    check('chat_timers_ended_check', sql`${table.endedAt} is null or not ${table.isRunning}`),
  ],
);
