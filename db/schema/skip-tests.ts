import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { timestampTz } from '@/db/columns';
import { exercises, lessons } from './courses';
import { users } from './people';
import { verdict } from './practice';

/** A skip test: five exercises of the lessons before the one the learner wants to go on with. */
export const skipTests = pgTable(
  'checks',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    lessonId: integer('lesson_id')
      .notNull()
      .references(() => lessons.id, { onDelete: 'cascade' }),
    /** Ids of its exercises, in the order they are asked. */
    asked: integer().array().notNull(),
    startedAt: timestampTz('started_at').notNull(),
    finishedAt: timestampTz('finished_at'),
    passed: boolean(),
  },
  (table) => [
    uniqueIndex('checks_open_key')
      .on(table.userId, table.lessonId)
      .where(sql`${table.finishedAt} is null`),
    index('checks_user_lesson_idx').on(table.userId, table.lessonId, table.startedAt),
    index('checks_lesson_idx').on(table.lessonId),
  ],
);

export const skipTestAnswers = pgTable(
  'check_answers',
  {
    skipTestId: uuid('check_id')
      .notNull()
      .references(() => skipTests.id, { onDelete: 'cascade' }),
    turn: smallint().notNull(),
    exerciseId: integer('exercise_id')
      .notNull()
      .references(() => exercises.id, { onDelete: 'cascade' }),
    /** Null when the learner answered "I don't know". */
    answer: jsonb(),
    verdict: verdict().notNull(),
    answeredAt: timestampTz('answered_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.skipTestId, table.turn] }),
    index('check_answers_exercise_idx').on(table.exerciseId),
  ],
);

/** Lessons before which a skip test was passed; the lessons before them are skipped. */
export const lessonOpenings = pgTable(
  'lesson_openings',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    lessonId: integer('lesson_id')
      .notNull()
      .references(() => lessons.id, { onDelete: 'cascade' }),
    openedAt: timestampTz('opened_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.lessonId] }),
    index('lesson_openings_lesson_idx').on(table.lessonId),
  ],
);
