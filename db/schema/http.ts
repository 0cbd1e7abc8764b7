import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from './people';

/** Counted tries of one subject (an address, an account) within a window that ends at `resets_at`. */
export const throttles = pgTable(
  'throttles',
  {
    key: text().primaryKey(),
    count: integer().notNull(),
    resetsAt: timestamp('resets_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('throttles_resets_idx').on(table.resetsAt)],
);

/** The first answer to a write, given again when the same write arrives again. `status` is null while it is at work. */
export const idempotentAnswers = pgTable(
  'idempotent_answers',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    request: text().notNull(),
    status: integer(),
    body: jsonb(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index('idempotent_answers_created_idx').on(table.createdAt),
  ],
);
