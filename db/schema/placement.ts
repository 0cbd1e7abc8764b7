import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { timestampTz } from '@/db/columns';
import { cefrLevel } from './lexicon';
import { users } from './people';

/** The bank of the placement test, from db/content/placement. `difficulty` in logits (Rasch). */
export const placementItems = pgTable('placement_items', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  key: text().notNull().unique(),
  level: cefrLevel().notNull(),
  difficulty: doublePrecision().notNull(),
  content: jsonb().notNull(),
  withdrawn: boolean().notNull().default(false),
});

/** One placement test of a learner. `ability`, in logits, and its standard error are those after the last answer. */
export const placements = pgTable(
  'placements',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    startedAt: timestampTz('started_at').notNull(),
    finishedAt: timestampTz('finished_at'),
    ability: doublePrecision().notNull(),
    error: doublePrecision().notNull(),
    level: cefrLevel(),
  },
  (table) => [index('placements_user_idx').on(table.userId, table.startedAt)],
);

export const placementAnswers = pgTable(
  'placement_answers',
  {
    placementId: uuid('placement_id')
      .notNull()
      .references(() => placements.id, { onDelete: 'cascade' }),
    turn: smallint().notNull(),
    itemId: integer('item_id')
      .notNull()
      .references(() => placementItems.id, { onDelete: 'cascade' }),
    answer: jsonb().notNull(),
    right: boolean().notNull(),
    ability: doublePrecision().notNull(),
    error: doublePrecision().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.placementId, table.turn] }),
    index('placement_answers_item_idx').on(table.itemId),
  ],
);
