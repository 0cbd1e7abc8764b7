import {
  foreignKey,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { appealDecisions } from '@/db/enums';
import { timestampTz } from '@/db/columns';
import { exercises } from './courses';
import { users } from './people';
import { attempts } from './practice';

export const appealDecision = pgEnum('appeal_decision', appealDecisions);

/** "My answer is right": a report about an attempt that was not graded right, decided by a teacher of the course. */
export const appeals = pgTable(
  'appeals',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    exerciseId: integer('exercise_id')
      .notNull()
      .references(() => exercises.id, { onDelete: 'cascade' }),
    runId: uuid('run_id').notNull(),
    turn: integer().notNull(),
    /** Canonical form of the answer (lib/russian/exercises/canonical-answer); equal ones of an exercise are decided together. */
    given: text().array().notNull(),
    /** The grade at the time of the report. */
    grade: jsonb().notNull(),
    /** The learner's message. */
    message: text(),
    /** The time since which it is hidden from the teachers by a moderator; its author still reads it. */
    messageHiddenAt: timestampTz('message_hidden_at'),
    createdAt: timestampTz('created_at').notNull(),
    decision: appealDecision(),
    reason: text(),
    decidedBy: integer('decided_by').references(() => users.id, { onDelete: 'set null' }),
    decidedAt: timestampTz('decided_at'),
    /** Points that were paid when the attempt was graded again. */
    restored: smallint().notNull().default(0),
    /** The time at which the author saw the decision. */
    seenAt: timestampTz('seen_at'),
  },
  (table) => [
    foreignKey({
      columns: [table.runId, table.turn],
      foreignColumns: [attempts.runId, attempts.turn],
    }).onDelete('cascade'),
    uniqueIndex('appeals_attempt_key').on(table.runId, table.turn),
    index('appeals_user_idx').on(table.userId, table.id),
    index('appeals_exercise_idx').on(table.exerciseId, table.decision),
    index('appeals_decided_by_idx').on(table.decidedBy),
  ],
);
