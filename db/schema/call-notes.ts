import {
  bigint,
  boolean,
  foreignKey,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
} from 'drizzle-orm/pg-core';
import { noteKinds } from '@/db/enums';
import { calls } from './calls';
import { messages } from './chat';

export const noteKind = pgEnum('note_kind', noteKinds);

/** A message of kind `note`; its words are the lines of the message's body. */
export const callNotes = pgTable(
  'call_notes',
  {
    dialogId: integer('dialog_id').notNull(),
    seq: bigint({ mode: 'number' }).notNull(),
    callId: integer('call_id')
      .notNull()
      .references(() => calls.id, { onDelete: 'cascade' }),
    kind: noteKind().notNull(),
    /** Whether the author of the note, and the other person, have made cards of it. */
    authorKept: boolean('author_kept').notNull().default(false),
    otherKept: boolean('other_kept').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.dialogId, table.seq] }),
    index('call_notes_call_idx').on(table.callId),
    foreignKey({
      columns: [table.dialogId, table.seq],
      foreignColumns: [messages.dialogId, messages.seq],
      name: 'call_notes_message_fk',
    }).onDelete('cascade'),
  ],
);
