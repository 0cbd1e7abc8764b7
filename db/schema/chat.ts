import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { timestampTz } from '@/db/columns';
import { messageKinds, messageReactions } from '@/db/enums';
import { users } from './people';

export const messageKind = pgEnum('message_kind', messageKinds);
export const messageReaction = pgEnum('message_reaction', messageReactions);

const sequence = (name: string) => bigint(name, { mode: 'number' });

/**
 * A conversation of two people, the lower id first. It outlives both accounts, so neither id is a foreign key; people who
 * have an account are in dialog_members.
 */
export const dialogs = pgTable(
  'dialogs',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    lowId: integer('low_id').notNull(),
    highId: integer('high_id').notNull(),
    /** Id of the person who wrote first. */
    openedBy: integer('opened_by').notNull(),
    createdAt: timestampTz('created_at').notNull(),
    /** Null while the first message waits for an answer. */
    acceptedAt: timestampTz('accepted_at'),
    /** Messages without an answer, counted until it is accepted. In this row, because every writer locks it. */
    unanswered: integer().notNull().default(0),
    /** The latest number in this dialog: each message takes one, and each change of a message takes another. */
    lastSeq: sequence('last_seq').notNull().default(0),
    lastMessageAt: timestampTz('last_message_at').notNull(),
  },
  (table) => [
    uniqueIndex('dialogs_pair_key').on(table.lowId, table.highId),
    check('dialogs_order_check', sql`${table.lowId} < ${table.highId}`),
    check('dialogs_opened_by_check', sql`${table.openedBy} in (${table.lowId}, ${table.highId})`),
  ],
);

export const dialogMembers = pgTable(
  'dialog_members',
  {
    dialogId: integer('dialog_id')
      .notNull()
      .references(() => dialogs.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The number of the last message they have read. */
    readSeq: sequence('read_seq').notNull().default(0),
    /** Messages of the other person after that. */
    unread: integer().notNull().default(0),
    /** When they declined a first message; its sender is not notified. */
    declinedAt: timestampTz('declined_at'),
    /** Messages up to this number were emptied by this person, and are hidden from them. */
    clearedSeq: sequence('cleared_seq').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.dialogId, table.userId] }),
    index('dialog_members_user_idx').on(table.userId),
    check('dialog_members_unread_check', sql`${table.unread} >= 0`),
  ],
);

export const messages = pgTable(
  'messages',
  {
    dialogId: integer('dialog_id')
      .notNull()
      .references(() => dialogs.id, { onDelete: 'cascade' }),
    /** Its number in the dialog. */
    seq: sequence('seq').notNull(),
    /** The number of its latest change, `seq` at first. */
    version: sequence('version').notNull(),
    /** One of the dialog's two people; no foreign key, as in dialogs. */
    senderId: integer('sender_id').notNull(),
    /** Made by the sender's device, so that a message sent twice is stored once. */
    clientId: uuid('client_id').notNull(),
    kind: messageKind().notNull().default('text'),
    /** As typed; empty after it was deleted. */
    body: text().notNull(),
    /** Number of the message it replies to. */
    replySeq: sequence('reply_seq'),
    createdAt: timestampTz('created_at').notNull(),
    editedAt: timestampTz('edited_at'),
    deletedAt: timestampTz('deleted_at'),
  },
  (table) => [
    primaryKey({ columns: [table.dialogId, table.seq] }),
    index('messages_version_idx').on(table.dialogId, table.version),
    // BRIN: messages are on the disk in the order in which they were sent.
    index('messages_created_idx').using('brin', table.createdAt).with({ autosummarize: true }),
    uniqueIndex('messages_client_key').on(table.dialogId, table.senderId, table.clientId),
    check('messages_deleted_check', sql`${table.deletedAt} is null or ${table.body} = ''`),
  ],
);

/** Reactions to a message, one of each person. */
export const reactions = pgTable(
  'message_reactions',
  {
    dialogId: integer('dialog_id').notNull(),
    seq: sequence('seq').notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    reaction: messageReaction().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.dialogId, table.seq, table.userId] }),
    index('message_reactions_user_idx').on(table.userId),
    foreignKey({
      columns: [table.dialogId, table.seq],
      foreignColumns: [messages.dialogId, messages.seq],
      name: 'message_reactions_message_fk',
    }).onDelete('cascade'),
  ],
);

/**
 * Somebody's settings of the chat: what partners see, and writing aids; without a row, everything is shown, and there are no
 * hints.
 */
export const chatSettings = pgTable('chat_settings', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  showsTyping: boolean('shows_typing').notNull(),
  showsRead: boolean('shows_read').notNull(),
  /** Whether likely slips are shown to them while they write. */
  spellingHints: boolean('spelling_hints').notNull().default(false),
});
