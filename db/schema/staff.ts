import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * The audit log of staff actions. A trigger of the migration makes it append-only; `staff_id` is no foreign key, so that an
 * entry outlives its author's account.
 */
export const staffLog = pgTable(
  'staff_log',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    staffId: integer('staff_id').notNull(),
    action: text().notNull(),
    target: text().notNull(),
    before: jsonb(),
    after: jsonb(),
    address: text().notNull(),
    request: text().notNull(),
  },
  (table) => [index('staff_log_at_idx').on(table.at, table.id)],
);
