import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { rewardReasons, verdicts } from '@/db/enums';
import { exercises, lessons } from './courses';
import { users } from './people';

export const verdict = pgEnum('verdict', verdicts);
export const rewardReason = pgEnum('reward_reason', rewardReasons);

/** A run: one pass through a lesson's exercises; a learner has at most one open run of a lesson. */
export const runs = pgTable(
  'runs',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    lessonId: integer('lesson_id')
      .notNull()
      .references(() => lessons.id, { onDelete: 'cascade' }),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
    finishedAt: timestamp('finished_at', { withTimezone: true }),
    /** Points for finishing the lesson, if they were paid in this run. */
    bonus: integer().notNull().default(0),
  },
  (table) => [
    uniqueIndex('runs_open_key')
      .on(table.userId, table.lessonId)
      .where(sql`${table.finishedAt} is null`),
    index('runs_lesson_idx').on(table.lessonId),
    index('runs_user_lesson_idx').on(table.userId, table.lessonId, table.finishedAt),
  ],
);

/** A graded answer. `turn` numbers the answers of a run from 0, so that a repeated submission finds the row of its turn. */
export const attempts = pgTable(
  'attempts',
  {
    runId: uuid('run_id')
      .notNull()
      .references(() => runs.id, { onDelete: 'cascade' }),
    turn: integer().notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    exerciseId: integer('exercise_id')
      .notNull()
      .references(() => exercises.id, { onDelete: 'cascade' }),
    answer: jsonb().notNull(),
    grade: jsonb().notNull(),
    verdict: verdict().notNull(),
    hints: integer().notNull(),
    points: integer().notNull(),
    answeredAt: timestamp('answered_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.runId, table.turn] }),
    index('attempts_user_exercise_idx').on(table.userId, table.exerciseId, table.answeredAt),
    index('attempts_user_answered_idx').on(table.userId, table.answeredAt),
    index('attempts_exercise_idx').on(table.exerciseId),
  ],
);

/** The number of hints of an exercise that were opened in a run. */
export const hints = pgTable(
  'hints',
  {
    runId: uuid('run_id')
      .notNull()
      .references(() => runs.id, { onDelete: 'cascade' }),
    exerciseId: integer('exercise_id')
      .notNull()
      .references(() => exercises.id, { onDelete: 'cascade' }),
    level: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.runId, table.exerciseId] }),
    index('hints_exercise_idx').on(table.exerciseId),
  ],
);

/** Paid points; the primary key ensures that each subject (`exercise:7`, `lesson:2`) is paid once. */
export const rewards = pgTable(
  'rewards',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    reason: rewardReason().notNull(),
    subjectId: integer('subject_id').notNull(),
    points: integer().notNull(),
    paidAt: timestamp('paid_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.reason, table.subjectId] })],
);
