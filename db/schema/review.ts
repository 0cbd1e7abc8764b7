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
import { timestampTz } from '@/db/columns';
import { exercises, words } from './courses';
import { users } from './people';
import { verdict } from './practice';

export const cardSource = pgEnum('card_source', cardSources);

/** The memory state of a card (FSRS-6, lib/learning/review/schedule). */
const memory = () => ({
  due: timestampTz('due').notNull(),
  stability: doublePrecision().notNull(),
  difficulty: doublePrecision().notNull(),
  /** ts-fsrs `State`: 0 new, 1 learning, 2 review, 3 relearning. */
  state: smallint().notNull(),
  reps: integer().notNull(),
  lapses: integer().notNull(),
  learningSteps: integer('learning_steps').notNull(),
  scheduledDays: integer('scheduled_days').notNull(),
  lastReviewAt: timestampTz('last_review_at'),
});

/** A review card. `own` holds the texts the learner wrote or changed. */
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
    buriedUntil: timestampTz('buried_until'),
    /** The exercise of the coming turn, stored so that the answer is graded against the exercise that was shown. */
    asked: jsonb(),
    createdAt: timestampTz('created_at').notNull(),
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
 * The log of all reviews, which outlives the cards. `turn` numbers the reviews of a card from 0, so that a repeated
 * submission finds the row of its turn.
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
    /** Rating of ts-fsrs: 1 again, 2 hard, 3 good, 4 easy. `derived` is the rating that follows from the answer alone. */
    rating: smallint().notNull(),
    derived: smallint().notNull(),
    seconds: doublePrecision().notNull(),
    points: integer().notNull(),
    /** The card's memory state before the review. */
    before: jsonb().notNull(),
    /** FSRS stability before the review, in days. */
    stability: doublePrecision().generatedAlwaysAs(sql`(before->>'stability')::float8`),
    reviewedAt: timestampTz('reviewed_at').notNull(),
  },
  (table) => [
    uniqueIndex('reviews_card_turn_key').on(table.cardId, table.turn),
    index('reviews_user_idx').on(table.userId, table.reviewedAt),
    // A covering index for the statistics of known words: a learner's rows are scattered over the whole log.
    index('reviews_stability_idx').on(
      table.userId,
      table.cardId,
      table.turn,
      table.reviewedAt,
      table.stability,
    ),
  ],
);
