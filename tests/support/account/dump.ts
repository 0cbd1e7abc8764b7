import type postgres from 'postgres';

/** Every row of every table as text, as in a dump of the database, including the job queue's tables. */
export async function dumpRows(sql: postgres.Sql): Promise<string[]> {
  const tables = await sql<{ name: string }[]>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'graphile_worker', 'drizzle')`;
  const rows = await Promise.all(
    tables.map(({ name }) =>
      sql.unsafe<{ row: string }[]>(`select '${name} ' || each::text as row from ${name} each`),
    ),
  );
  return rows.flat().map(({ row }) => row);
}
