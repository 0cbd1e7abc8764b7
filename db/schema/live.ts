import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, smallint } from 'drizzle-orm/pg-core';
import { timestampTz } from '@/db/columns';
import { users } from './people';

/**
 * The live server's last report about each person's channel (lib/people/presence). Both tables are UNLOGGED (by hand in the
 * migration): after a crash they are empty, and filled again within half a minute. Their times are real ones even when tests
 * set the clock, because they are compared with those of the live server.
 */
export const livePresence = pgTable('live_presence', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /**
   * Whether the channel is occupied. The row of a vacated one stays for a minute, so that no older report occupies it again.
   */
  isHere: boolean('is_here').notNull(),
  /** Time of the last change of `isHere`. */
  since: timestampTz('since').notNull(),
  /** Time of the last report. */
  toldAt: timestampTz('told_at').notNull(),
});

/** One row: the last check of all channels. */
export const liveChecks = pgTable(
  'live_checks',
  {
    id: smallint().primaryKey().default(1),
    /** Time when a process last began a check, so that no other one does at the same time. */
    claimedAt: timestampTz('claimed_at').notNull(),
    /** Time to which the last answer refers. */
    checkedAt: timestampTz('checked_at'),
  },
  (table) => [check('live_checks_one_check', sql`${table.id} = 1`)],
);
