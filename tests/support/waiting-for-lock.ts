import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Connection } from '@/db/client';

/** Much longer than a statement needs to reach the lock on a machine that is busy. */
const timeoutMs = 10_000;

/**
 * Resolves when a statement of the same database waits for a lock, which a transaction of the test holds; rejects when none
 * does.
 */
export async function untilSomebodyWaits(on: Connection): Promise<void> {
  const deadline = performance.now() + timeoutMs;
  while (performance.now() < deadline) {
    const waiting = await on.execute(
      sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if (waiting.length > 0) return;
    await pause(5);
  }
  throw new Error('No statement waits for the lock.');
}
