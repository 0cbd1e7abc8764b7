import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { notificationChannels, notificationKinds } from '@/db/enums';
import { timestampTz } from '@/db/columns';
import { users } from './people';

export const notificationKind = pgEnum('notification_kind', notificationKinds);
export const notificationChannel = pgEnum('notification_channel', notificationChannels);

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

/** Where somebody has chosen; what is missing has its default (lib/people/notifications/choices-policy.ts). */
export const notificationChoices = pgTable(
  'notification_choices',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: notificationKind().notNull(),
    channel: notificationChannel().notNull(),
    isWanted: boolean('is_wanted').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind, table.channel] })],
);

/**
 * The hours in which nothing is sent, by the person's own clock: from the first full hour until the second, over
 * midnight if that is earlier. Two equal hours: none are quiet. Who has no row has the default.
 */
export const quietHours = pgTable(
  'quiet_hours',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    fromHour: smallint('from_hour').notNull(),
    untilHour: smallint('until_hour').notNull(),
  },
  (table) => [
    check(
      'quiet_hours_check',
      sql`${table.fromHour} between 0 and 23 and ${table.untilHour} between 0 and 23`,
    ),
  ],
);

/** A browser that shows messages: where its push service takes them (RFC 8030), and its keys (RFC 8291). */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    endpoint: text().notNull().unique(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    createdAt: timestampTz('created_at').notNull(),
  },
  (table) => [index('push_subscriptions_user_idx').on(table.userId, table.createdAt)],
);
