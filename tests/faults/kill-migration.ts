import { setTimeout as pause } from 'node:timers/promises';
import { waitForExit } from '@/scripts/services/programs';
import { startMigration } from './migrations';
import { open } from './older-database';

const maxWaitMs = 60_000;

/**
 * Kills a migration while it waits for a lock on this table, in the middle of its transaction. @returns a function that
 * unlocks the table; until then PostgreSQL still works on the killed migration's statement
 */
export async function killMigrationAt(url: string, table: string): Promise<() => Promise<void>> {
  const holder = open(url);
  await holder.unsafe(`begin; lock table ${table} in row exclusive mode`);
  const child = startMigration(url);
  await until(url, "wait_event_type = 'Lock' and wait_event = 'relation'", 1);
  child.kill('SIGKILL');
  await waitForExit(child);
  return () => holder.end();
}

/** Waits until the database has no other connection. */
export const untilLeft = (url: string) => until(url, 'true', 0);

/** Waits until `count` other connections of this database meet the condition. */
async function until(url: string, condition: string, count: number): Promise<void> {
  const sql = open(url);
  const question = `select count(*)::int as count from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend' and ${condition}`;
  const startedAt = Date.now();
  for (;;) {
    const [row] = await sql.unsafe<{ count: number }[]>(question);
    if (row?.count === count) break;
    if (Date.now() - startedAt > maxWaitMs)
      throw new Error(`No connection came into the state: ${condition}.`);
    await pause(50);
  }
  await sql.end();
}
