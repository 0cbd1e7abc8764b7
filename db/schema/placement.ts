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
import { moment } from '@/db/columns';
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

/** One go at the test. `ability` in logits with its standard error, after the last answer. */
export const placements = pgTable(
  'placements',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    startedAt: moment('started_at').notNull(),
    finishedAt: moment('finished_at'),
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
