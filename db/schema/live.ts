import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, smallint } from 'drizzle-orm/pg-core';
import { timestampTz } from '@/db/columns';
import { users } from './people';

/**
 * What the live server last said of each person's channel (lib/people/presence). Both tables are UNLOGGED (by hand in the
 * migration): after a crash they are empty, and filled again within half a minute. Their times are real ones, whatever
 * the clock of tests says, because they are compared with those of the live server.
 */
export const livePresence = pgTable('live_presence', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Whether the channel is occupied. A vacated one stays for a minute, so that no older word fills it again. */
  isHere: boolean('is_here').notNull(),
  /** When that began. */
  since: timestampTz('since').notNull(),
  /** When it was last said. */
  toldAt: timestampTz('told_at').notNull(),
});

/** One row: when all channels were last asked about. */
export const liveChecks = pgTable(
  'live_checks',
  {
    id: smallint().primaryKey().default(1),
    /** When a process last began to ask, so that no other does at the same time. */
    claimedAt: timestampTz('claimed_at').notNull(),
    /** Of which moment the last answer is. */
    checkedAt: timestampTz('checked_at'),
  },
  (table) => [check('live_checks_one_check', sql`${table.id} = 1`)],
);
