import { sql } from 'drizzle-orm';
import { check, integer, pgTable, smallint } from 'drizzle-orm/pg-core';
import { timestampTz } from '@/db/columns';
import { users } from './people';

/** People who want the text of chat messages in letters and push; without a row they do not. */
export const notificationTexts = pgTable('notification_texts', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
});

/** One row: the time up to which messages were checked for reminders. */
export const reminderState = pgTable(
  'chat_reminder_state',
  {
    id: smallint().primaryKey(),
    checkedUntil: timestampTz('checked_until').notNull(),
  },
  (table) => [check('chat_reminder_state_check', sql`${table.id} = 1`)],
);
