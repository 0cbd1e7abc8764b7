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
import { moment } from '@/db/columns';
import { exercises, lessons } from './courses';
import { users } from './people';
import { verdict } from './practice';

/** Five exercises of the lessons somebody knows already, before the lesson they go on with. */
export const checks = pgTable(
  'checks',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    lessonId: integer('lesson_id')
      .notNull()
      .references(() => lessons.id, { onDelete: 'cascade' }),
    /** Their ids, in the order they are asked. */
    asked: integer().array().notNull(),
    startedAt: moment('started_at').notNull(),
    finishedAt: moment('finished_at'),
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

export const checkAnswers = pgTable(
  'check_answers',
  {
    checkId: uuid('check_id')
      .notNull()
      .references(() => checks.id, { onDelete: 'cascade' }),
    turn: smallint().notNull(),
    exerciseId: integer('exercise_id')
      .notNull()
      .references(() => exercises.id, { onDelete: 'cascade' }),
    /** Null: the learner did not know. */
    answer: jsonb(),
    verdict: verdict().notNull(),
    answeredAt: moment('answered_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.checkId, table.turn] }),
    index('check_answers_exercise_idx').on(table.exerciseId),
  ],
);

/** Lessons that a passed check led to; those before them are skipped. */
export const lessonOpenings = pgTable(
  'lesson_openings',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    lessonId: integer('lesson_id')
      .notNull()
      .references(() => lessons.id, { onDelete: 'cascade' }),
    openedAt: moment('opened_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.lessonId] }),
    index('lesson_openings_lesson_idx').on(table.lessonId),
  ],
);
