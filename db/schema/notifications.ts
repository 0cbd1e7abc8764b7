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
 * Notifications: ids only, never texts of others. The texts are read when they are shown, so that nothing deleted, hidden or
 * blocked since is shown.
 */
export const notifications = pgTable(
  'notifications',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: notificationKind().notNull(),
    /** The actor; null when nobody is named, as for decisions of moderators. */
    actorId: integer('actor_id').references(() => users.id, { onDelete: 'cascade' }),
    /**
     * Id of the comment, review, report … of its kind; 0 when the kind has no subject. No foreign key, because it depends on
     * the kind.
     */
    subjectId: integer('subject_id').notNull().default(0),
    createdAt: timestampTz('created_at').notNull(),
    readAt: timestampTz('read_at'),
    /** The time at which it was put into a letter. */
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
 * The hours in which nothing is sent, by the person's own clock: from the first full hour until the second, over midnight if
 * that is earlier. If both are equal, no hour is quiet. Without a row the default applies.
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

/** A browser that receives push: the URL at its push service (RFC 8030), and its keys (RFC 8291). */
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
