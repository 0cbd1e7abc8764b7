import {
  boolean,
  date,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { learningGoals } from '@/db/enums';
import { timestampTz } from '@/db/columns';
import { courses } from './courses';
import { cefrLevel } from './lexicon';
import { users } from './people';

export const learningGoal = pgEnum('learning_goal', learningGoals);

const owner = () =>
  integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

export const courseSaves = pgTable(
  'course_saves',
  {
    userId: owner(),
    courseId: integer('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    savedAt: timestampTz('saved_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.courseId] }),
    index('course_saves_course_idx').on(table.courseId),
  ],
);

/** A learner's work on a day of their own calendar (lib/learning/progress/day); updated with each answer. */
export const learningDays = pgTable(
  'learning_days',
  {
    userId: owner(),
    day: date().notNull(),
    answers: integer().notNull().default(0),
    right: integer().notNull().default(0),
    reviews: integer().notNull().default(0),
    /** Number of reviews that were paid for; limited per day (lib/learning/review/inside/points). */
    paidReviews: integer('paid_reviews').notNull().default(0),
    /** Right or almost right answers in lessons and reviews, without those tried without an account. */
    practised: integer().notNull().default(0),
    /** Whether it is a day of learning (lib/learning/progress/day-of-learning); once set, never reset. */
    counted: boolean().notNull().default(false),
    seconds: integer().notNull().default(0),
    points: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day] })],
);

/** Days off that were planned beforehand; a streak skips them. */
export const daysOff = pgTable('days_off', { userId: owner(), day: date().notNull() }, (table) => [
  primaryKey({ columns: [table.userId, table.day] }),
]);

/** Badges that were earned, by key (lib/learning/progress/inside/badges). */
export const badges = pgTable(
  'badges',
  { userId: owner(), badge: text().notNull(), earnedAt: timestampTz('earned_at').notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.badge] })],
);

/** A learner's plan, at most one each. The aim is one of the six goals, a level or a course. */
export const plans = pgTable(
  'plans',
  {
    userId: owner().primaryKey(),
    goal: learningGoal(),
    level: cefrLevel(),
    courseId: integer('course_id').references(() => courses.id, { onDelete: 'cascade' }),
    minutes: smallint().notNull(),
    /** ISO weekdays, 1 is Monday. */
    weekdays: smallint().array().notNull(),
    deadline: date(),
    /** Hash of the token in the calendar feed's address; null while there is none. */
    feedHash: text('feed_hash').unique(),
    startedAt: timestampTz('started_at').notNull(),
    changedAt: timestampTz('changed_at').notNull(),
  },
  (table) => [index('plans_course_idx').on(table.courseId)],
);
