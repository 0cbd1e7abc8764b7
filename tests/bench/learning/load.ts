import { readFile } from 'node:fs/promises';
import postgres from 'postgres';
import { prepareDatabase } from '@/tests/bench/site';
import { databaseUrl, emptyDatabase } from '@/scripts/services/postgres/databases';

const steps = ['1-catalogue', '2-people', '3-lessons', '4-reviews', '5-days'] as const;

interface Wishes {
  learners: number;
  /** Everything lies before it, but what is planned. */
  now: Date;
}

/**
 * A database with the content and with learners who have come and learnt within a year before a moment; those with the
 * same number are the same people in each. @returns its address
 */
export async function loadLearners(serverUrl: string, name: string, wishes: Wishes): Promise<string> {
  await emptyDatabase(serverUrl, name);
  const url = databaseUrl(serverUrl, name);
  await prepareDatabase(url);
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  await fill(sql, wishes);
  await sql`vacuum (analyze)`;
  await sql.end();
  return url;
}

async function fill(sql: postgres.Sql, { learners, now }: Wishes): Promise<void> {
  await sql`select set_config('bench.learners', ${String(learners)}, false), set_config('bench.moment', ${now.toISOString()}, false)`;
  // Nothing refers to what is not there, by how it is made: that is not looked up four million times.
  await sql`set session_replication_role = replica`;
  await sql`set synchronous_commit = off`;
  await sql`set work_mem = '256MB'`;
  await sql`set maintenance_work_mem = '512MB'`;
  const indexes = await dropIndexes(sql);
  for (const step of steps) {
    await sql.unsafe(await readFile(new URL(`load/${step}.sql`, import.meta.url), 'utf8'));
  }
  for (const definition of indexes) await sql.unsafe(definition);
}

/**
 * Drops the indexes of the log tables: filling them row by row would take minutes. @returns the statements that make them
 * anew
 */
async function dropIndexes(sql: postgres.Sql): Promise<string[]> {
  const rows = await sql<{ name: string; definition: string }[]>`
    select indexname as name, indexdef as definition from pg_indexes
    where schemaname = 'public' and tablename in ('attempts', 'cards', 'reviews') and indexname not like '%pkey' and indexname not like '%_pk'`;
  for (const { name } of rows) await sql`drop index ${sql(name)}`;
  return rows.map(({ definition }) => definition);
}
