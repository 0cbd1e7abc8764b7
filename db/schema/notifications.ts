import { sql } from 'drizzle-orm';
import { check, index, integer, pgEnum, pgTable, uniqueIndex } from 'drizzle-orm/pg-core';
import { notificationKinds } from '@/db/enums';
import { timestampTz } from '@/db/columns';
import { users } from './people';

export const notificationKind = pgEnum('notification_kind', notificationKinds);

/**
 * What somebody is told of: ids alone, never what others wrote. The texts are read when they are shown, so that what is
 * deleted, hidden or blocked meanwhile is told no more.
 */
export const notifications = pgTable(
  'notifications',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: notificationKind().notNull(),
    /** Who did it; null where nobody is named, as of what moderators decide. */
    actorId: integer('actor_id').references(() => users.id, { onDelete: 'cascade' }),
    /** The comment, review, report … of its kind; 0 where the kind alone says what it is about. No foreign key: kinds differ. */
    subjectId: integer('subject_id').notNull().default(0),
    createdAt: timestampTz('created_at').notNull(),
    readAt: timestampTz('read_at'),
    /** When it was put into a letter. */
    mailedAt: timestampTz('mailed_at'),
  },
  (table) => [
    uniqueIndex('notifications_key').on(
      table.userId,
      table.kind,
      sql`coalesce(${table.actorId}, 0)`,
      table.subjectId,
    ),
    index('notifications_user_idx').on(table.userId, table.id),
    index('notifications_unread_idx')
      .on(table.userId, table.id)
      .where(sql`${table.readAt} is null`),
    index('notifications_actor_idx').on(table.actorId),
    index('notifications_created_idx').on(table.createdAt),
    check('notifications_self_check', sql`${table.actorId} <> ${table.userId}`),
  ],
);
