import { sql } from 'drizzle-orm';
import { check, integer, pgTable, smallint } from 'drizzle-orm/pg-core';
import { timestampTz } from '@/db/columns';
import { users } from './people';

/** Who wants letters and messages of the browser to say what was written in the chat; without a row they do not. */
export const notificationTexts = pgTable('notification_texts', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
});

/** One row: up to when messages were looked through for those that wait too long. */
export const reminderState = pgTable(
  'chat_reminder_state',
  {
    id: smallint().primaryKey(),
    checkedUntil: timestampTz('checked_until').notNull(),
  },
  (table) => [check('chat_reminder_state_check', sql`${table.id} = 1`)],
);
