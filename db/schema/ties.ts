import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { timestampTz } from '@/db/columns';
import { users } from './people';

/** One person follows another's news; the other one need not agree. */
export const follows = pgTable(
  'follows',
  {
    followerId: integer('follower_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    followedId: integer('followed_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: timestampTz('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.followerId, table.followedId] }),
    index('follows_followed_idx').on(table.followedId, table.createdAt),
    check('follows_self_check', sql`${table.followerId} <> ${table.followedId}`),
  ],
);

/** A friendship, or the request for one while `acceptedAt` is null: one row for a pair, the lower id first. */
export const friendships = pgTable(
  'friendships',
  {
    lowId: integer('low_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    highId: integer('high_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    requestedBy: integer('requested_by')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: timestampTz('created_at').notNull(),
    acceptedAt: timestampTz('accepted_at'),
  },
  (table) => [
    primaryKey({ columns: [table.lowId, table.highId] }),
    index('friendships_high_idx').on(table.highId),
    index('friendships_requested_by_idx').on(table.requestedBy),
    check('friendships_order_check', sql`${table.lowId} < ${table.highId}`),
    check('friendships_requested_by_check', sql`${table.requestedBy} in (${table.lowId}, ${table.highId})`),
  ],
);

export const blocks = pgTable(
  'blocks',
  {
    blockerId: integer('blocker_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    blockedId: integer('blocked_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: timestampTz('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.blockerId, table.blockedId] }),
    index('blocks_blocked_idx').on(table.blockedId),
    check('blocks_self_check', sql`${table.blockerId} <> ${table.blockedId}`),
  ],
);

/** One person has muted another, who is not notified; friends stay friends. */
export const mutes = pgTable(
  'mutes',
  {
    muterId: integer('muter_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    mutedId: integer('muted_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: timestampTz('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.muterId, table.mutedId] }),
    index('mutes_muted_idx').on(table.mutedId),
    check('mutes_self_check', sql`${table.muterId} <> ${table.mutedId}`),
  ],
);
