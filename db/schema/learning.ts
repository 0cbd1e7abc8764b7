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
import { moment } from '@/db/columns';
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
    savedAt: moment('saved_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.courseId] }),
    index('course_saves_course_idx').on(table.courseId),
  ],
);

/** What somebody did on a day of their own calendar (lib/learning/progress/day); written with each answer. */
export const learningDays = pgTable(
  'learning_days',
  {
    userId: owner(),
    day: date().notNull(),
    answers: integer().notNull().default(0),
    right: integer().notNull().default(0),
    reviews: integer().notNull().default(0),
    /** Reviews that were paid for: at most so many a day (lib/learning/review/inside/points). */
    paidReviews: integer('paid_reviews').notNull().default(0),
    /** Right or almost right answers in lessons and reviews; what was tried without an account is not among them. */
    practised: integer().notNull().default(0),
    /** Whether it is a day of learning (lib/learning/progress/day-of-learning): decided when it happens, and never taken back. */
    counted: boolean().notNull().default(false),
    seconds: integer().notNull().default(0),
    points: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day] })],
);

/** Days off that were planned beforehand: a streak passes over them. */
export const daysOff = pgTable('days_off', { userId: owner(), day: date().notNull() }, (table) => [
  primaryKey({ columns: [table.userId, table.day] }),
]);

/** Keys of lib/learning/progress/inside/badges. */
export const badges = pgTable(
  'badges',
  { userId: owner(), badge: text().notNull(), earnedAt: moment('earned_at').notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.badge] })],
);

/** What somebody has set out to do; at most one plan each. The aim is one of the six goals, a level or a course. */
export const plans = pgTable(
  'plans',
  {
    userId: owner().primaryKey(),
    goal: learningGoal(),
    level: cefrLevel(),
    courseId: integer('course_id').references(() => courses.id, { onDelete: 'cascade' }),
    minutes: smallint().notNull(),
    /** ISO days of the week, 1 is Monday. */
    weekdays: smallint().array().notNull(),
    deadline: date(),
    /** Of the secret address of the calendar feed; null while there is none. */
    feedHash: text('feed_hash').unique(),
    startedAt: moment('started_at').notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [index('plans_course_idx').on(table.courseId)],
);
