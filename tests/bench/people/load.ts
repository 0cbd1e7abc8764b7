import postgres from 'postgres';
import { prepareDatabase } from '@/tests/bench/site';
import { databaseUrl, emptyDatabase } from '@/scripts/services/postgres/databases';
import { fillDirectory } from '@/tests/support/community/crowd';

/** A database with the content and `people` members in the directory. @returns its address */
export async function loadPeople(serverUrl: string, name: string, people: number): Promise<string> {
  await emptyDatabase(serverUrl, name);
  const url = databaseUrl(serverUrl, name);
  await prepareDatabase(url);
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  // Nothing refers to what is not there, by how it is made: that is not looked up a million times.
  await sql`set session_replication_role = replica`;
  await sql`set synchronous_commit = off`;
  await sql`set maintenance_work_mem = '512MB'`;
  await sql`set max_parallel_maintenance_workers = 0`;
  const indexes = await dropIndexes(sql);
  await fillDirectory(sql, people);
  for (const definition of indexes) await sql.unsafe(definition);
  await sql`vacuum (analyze)`;
  await sql.end();
  return url;
}

/** The same people again (`--loaded`), with the schema as it is now. @returns the address of their database */
export async function usePeople(serverUrl: string, name: string): Promise<string> {
  const url = databaseUrl(serverUrl, name);
  await prepareDatabase(url);
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  await sql`vacuum (analyze) directory, directory_words`;
  await sql.end();
  return url;
}

/** Filling them one row at a time would take minutes. @returns what makes them anew */
async function dropIndexes(sql: postgres.Sql): Promise<string[]> {
  const rows = await sql<{ name: string; definition: string }[]>`
    select indexname as name, indexdef as definition from pg_indexes
    where schemaname = 'public' and tablename in ('directory', 'directory_words', 'profiles') and indexname !~ '_(pkey|pk)$'`;
  for (const { name } of rows) await sql`drop index ${sql(name)}`;
  return rows.map(({ definition }) => definition);
}
