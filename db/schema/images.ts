import { index, integer, pgTable, uuid } from 'drizzle-orm/pg-core';
import { timestampTz } from '@/db/columns';
import { users } from './people';

/** A picture as it is served: re-encoded, with a random name. The file is in DATA_DIR. */
export const images = pgTable(
  'images',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    width: integer().notNull(),
    height: integer().notNull(),
    bytes: integer().notNull(),
    createdAt: timestampTz('created_at').notNull(),
  },
  (table) => [index('images_user_idx').on(table.userId, table.createdAt)],
);
