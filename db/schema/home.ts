import {
  boolean,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { languageStatuses, trialSlots } from '@/db/enums';
import { timestampTz } from '@/db/columns';
import { courses, exercises } from './courses';
import { users } from './people';
import { verdict } from './practice';

export const languageStatus = pgEnum('language_status', languageStatuses);

export const trialSlot = pgEnum('trial_place', trialSlots);

/** A course review by a learner who is done with the course. */
export const courseReviews = pgTable(
  'course_reviews',
  {
    courseId: integer('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** 1 to 5. */
    stars: smallint().notNull(),
    body: text().notNull(),
    locale: text().notNull(),
    createdAt: timestampTz('created_at').notNull(),
    changedAt: timestampTz('changed_at').notNull(),
    /** The time at which a moderator hid it. */
    hiddenAt: timestampTz('hidden_at'),
  },
  (table) => [
    primaryKey({ columns: [table.courseId, table.userId] }),
    index('course_reviews_user_idx').on(table.userId),
    index('course_reviews_latest_idx').on(table.changedAt),
  ],
);

/**
 * An answer to an exercise of the home page, given without an account. A person who signs in later with the same browser
 * claims it (`claimed_by`). Trials are deleted after a week.
 */
export const trials = pgTable(
  'trials',
  {
    id: uuid().primaryKey().defaultRandom(),
    exerciseId: integer('exercise_id')
      .notNull()
      .references(() => exercises.id, { onDelete: 'cascade' }),
    /** Version of the exercise as it was shown (lib/learning/practice/version): an answer by position fits only that. */
    version: text().notNull(),
    answer: jsonb().notNull(),
    grade: jsonb().notNull(),
    verdict: verdict().notNull(),
    answeredAt: timestampTz('answered_at').notNull(),
    claimedBy: integer('claimed_by').references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [
    index('trials_exercise_idx').on(table.exerciseId),
    index('trials_claimed_by_idx').on(table.claimedBy),
    index('trials_answered_idx').on(table.answeredAt),
  ],
);

/** Exercises of the home page that can be tried without an account, from db/content/home/home.yaml. */
export const trialExercises = pgTable(
  'trial_exercises',
  {
    place: trialSlot().primaryKey(),
    exerciseId: integer('exercise_id')
      .notNull()
      .references(() => exercises.id, { onDelete: 'cascade' }),
  },
  (table) => [index('trial_exercises_exercise_idx').on(table.exerciseId)],
);

/** Short advice for learners, from db/content/home/tips.yaml. */
export const tips = pgTable('tips', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  key: text().notNull().unique(),
  position: integer().notNull(),
  title: jsonb().notNull(),
  body: jsonb().notNull(),
  withdrawn: boolean().notNull().default(false),
});

/** Countries of the language map, from db/content/home/map.yaml. `country` is ISO 3166-1 alpha-2. */
export const languageCountries = pgTable('language_countries', {
  country: text().primaryKey(),
  status: languageStatus().notNull(),
  /** Number of Russian speakers; null without a source. */
  speakers: integer(),
  /** The source of the number or the status: title, address, year. */
  source: jsonb().notNull(),
});
