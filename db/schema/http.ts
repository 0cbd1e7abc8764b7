import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from './people';

/** Rate limit: calls counted for one key (an address, an account) within a window that ends at `resets_at`. */
export const throttles = pgTable(
  'throttles',
  {
    key: text().primaryKey(),
    count: integer().notNull(),
    resetsAt: timestamp('resets_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('throttles_resets_idx').on(table.resetsAt)],
);

/** Idempotency: the first response to a write, returned again for its repeats. `status` is null while it is in progress. */
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
