import { readFileSync } from 'node:fs';
import { drizzle } from 'drizzle-orm/postgres-js';
import { migrate } from 'drizzle-orm/postgres-js/migrator';
import postgres from 'postgres';
import { z } from 'zod';
import { migrateJobs } from '@/lib/platform/jobs/runner';

/** The advisory lock: any number will do, but every process that migrates must use the same. */
const lockKey = 714_025;
const folder = 'db/migrations';
const journal = z.object({ entries: z.array(z.object({ when: z.number() })) });

/**
 * Migrates a database to the newest schema. Two processes wait for each other; when one is killed, the old schema
 * stays, because all pending migrations share one transaction.
 */
export async function runMigrations(url: string): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => undefined, connect_timeout: 10 });
  try {
    await sql`select pg_advisory_lock(${lockKey})`;
    await migrate(drizzle(sql), { migrationsFolder: folder });
    await migrateJobs(url);
  } finally {
    // Closing the connection releases its lock.
    await sql.end({ timeout: 5 });
  }
}

/** Whether a database has every migration this code knows; it may have newer ones. Throws when it is unreachable. */
export async function isAtHead(url: string): Promise<boolean> {
  const { entries } = journal.parse(JSON.parse(readFileSync(`${folder}/meta/_journal.json`, 'utf8')));
  const head = Math.max(0, ...entries.map(({ when }) => when));
  const sql = postgres(url, { max: 1, onnotice: () => undefined, connect_timeout: 2 });
  try {
    const [last] = await sql`select max(created_at) as applied from drizzle.__drizzle_migrations`;
    return Number(last?.applied ?? 0) >= head;
  } finally {
    await sql.end({ timeout: 1 });
  }
}
