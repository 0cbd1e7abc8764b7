import { setTimeout as pause } from 'node:timers/promises';
import { waitForExit } from '@/scripts/services/programs';
import { startMigration } from './migrations';
import { open } from './older-database';

const maxWaitMs = 60_000;

/**
 * Kills a migration while it waits for this table, in the middle of its transaction. Answers what lets go of the table:
 * until then the database still works for the one that was killed.
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

/** Until nobody else has a connection to it. */
export const untilLeft = (url: string) => until(url, 'true', 0);

/** Until so many other connections of this database are in that state. */
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
