import { sql } from 'drizzle-orm';
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  smallint,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { cardSources } from '@/db/enums';
import { moment } from '@/db/columns';
import { exercises, words } from './courses';
import { users } from './people';
import { verdict } from './practice';

export const cardSource = pgEnum('card_source', cardSources);

/** What the algorithm (FSRS-6, lib/learning/review/schedule) knows of a card. */
const memory = () => ({
  due: moment('due').notNull(),
  stability: doublePrecision().notNull(),
  difficulty: doublePrecision().notNull(),
  /** ts-fsrs `State`: 0 new, 1 learning, 2 review, 3 relearning. */
  state: smallint().notNull(),
  reps: integer().notNull(),
  lapses: integer().notNull(),
  learningSteps: integer('learning_steps').notNull(),
  scheduledDays: integer('scheduled_days').notNull(),
  lastReviewAt: moment('last_review_at'),
});

/** Something a learner wants to keep in mind. `own` holds what the learner wrote or changed. */
export const cards = pgTable(
  'cards',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    source: cardSource().notNull(),
    wordId: integer('word_id').references(() => words.id, { onDelete: 'cascade' }),
    exerciseId: integer('exercise_id').references(() => exercises.id, { onDelete: 'cascade' }),
    own: jsonb(),
    ...memory(),
    suspended: boolean().notNull().default(false),
    buriedUntil: moment('buried_until'),
    /** What is being asked: the exercise made for the turn to come, kept so that the answer is held against what was shown. */
    asked: jsonb(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('cards_user_word_key').on(table.userId, table.wordId),
    uniqueIndex('cards_user_exercise_key').on(table.userId, table.exerciseId),
    index('cards_due_idx')
      .on(table.userId, table.due)
      .where(sql`not ${table.suspended}`),
    index('cards_word_idx').on(table.wordId),
    index('cards_exercise_idx').on(table.exerciseId),
  ],
);

/**
 * Every review there ever was; they outlive their card. `turn` counts those of a card from 0: a repeated
 * submission meets the row of its turn.
 */
export const reviews = pgTable(
  'reviews',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    cardId: integer('card_id').references(() => cards.id, { onDelete: 'set null' }),
    turn: integer().notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    answer: jsonb().notNull(),
    grade: jsonb().notNull(),
    verdict: verdict().notNull(),
    hints: integer().notNull(),
    /** Of ts-fsrs: 1 again, 2 hard, 3 good, 4 easy. `derived` is what the answer alone would have given. */
    rating: smallint().notNull(),
    derived: smallint().notNull(),
    seconds: doublePrecision().notNull(),
    points: integer().notNull(),
    /** The card's memory as it was before. */
    before: jsonb().notNull(),
    /** Of that memory, in days. */
    stability: doublePrecision().generatedAlwaysAs(sql`(before->>'stability')::float8`),
    reviewedAt: moment('reviewed_at').notNull(),
  },
  (table) => [
    uniqueIndex('reviews_card_turn_key').on(table.cardId, table.turn),
    index('reviews_user_idx').on(table.userId, table.reviewedAt),
    // Holds all that the statistics of known words read: the rows themselves lie scattered over the whole log.
    index('reviews_stability_idx').on(
      table.userId,
      table.cardId,
      table.turn,
      table.reviewedAt,
      table.stability,
    ),
  ],
);
