import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgEnum,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { timestampTz } from '@/db/columns';
import { callOutcomes, callStates } from '@/db/enums';
import { dialogs } from './chat';
import { users } from './people';

export const callState = pgEnum('call_state', callStates);
export const callOutcome = pgEnum('call_outcome', callOutcomes);

/**
 * A call between the two people of a dialog. It outlives both accounts, as messages do. Sound and pictures are not stored.
 */
export const calls = pgTable(
  'calls',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    dialogId: integer('dialog_id')
      .notNull()
      .references(() => dialogs.id, { onDelete: 'cascade' }),
    callerId: integer('caller_id').notNull(),
    calleeId: integer('callee_id').notNull(),
    state: callState().notNull().default('ringing'),
    /** Null until the call has ended. */
    outcome: callOutcome(),
    /** The tab of each person in the call. */
    callerClient: uuid('caller_client').notNull(),
    calleeClient: uuid('callee_client'),
    /** The last report of each of these tabs. */
    callerSeenAt: timestampTz('caller_seen_at').notNull(),
    calleeSeenAt: timestampTz('callee_seen_at'),
    startedAt: timestampTz('started_at').notNull(),
    answeredAt: timestampTz('answered_at'),
    /** The time at which sound was first received. */
    connectedAt: timestampTz('connected_at'),
    endedAt: timestampTz('ended_at'),
    /** Number of its message in the dialog. */
    seq: bigint('seq', { mode: 'number' }),
  },
  (table) => [
    uniqueIndex('calls_message_key').on(table.dialogId, table.seq),
    check('calls_outcome_check', sql`(${table.state} = 'ended') = (${table.outcome} is not null)`),
  ],
);

/** The people who are in a call now: one row for each person, until it ends. */
export const callParticipants = pgTable(
  'call_seats',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    callId: integer('call_id')
      .notNull()
      .references(() => calls.id, { onDelete: 'cascade' }),
  },
  (table) => [index('call_seats_call_idx').on(table.callId)],
);

/** Signals with which the browsers of a call connect; deleted when it ends. */
export const callSignals = pgTable(
  'call_signals',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    callId: integer('call_id')
      .notNull()
      .references(() => calls.id, { onDelete: 'cascade' }),
    senderId: integer('sender_id').notNull(),
    /** JSON, as the sender's browser wrote it. */
    body: text().notNull(),
  },
  (table) => [index('call_signals_call_idx').on(table.callId, table.id)],
);

/** Somebody's settings for calls; without a row the defaults apply. */
export const callChoices = pgTable('call_choices', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Never reveal this person's IP address to the other browser. */
  relayOnly: boolean('relay_only').notNull(),
});
