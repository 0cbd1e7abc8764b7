import postgres from 'postgres';
import { site } from './site';

/** Says something to the database of the site that the journeys visit. */
export async function tellDatabase(...statements: string[]): Promise<void> {
  await connected(async (sql) => {
    for (const statement of statements) await sql.unsafe(statement);
  });
}

/** What that database answers. @param values for `$1`, `$2` … */
export async function askDatabase<Row extends object>(query: string, ...values: string[]): Promise<Row[]> {
  return connected(async (sql) => [...(await sql.unsafe<Row[]>(query, values))]);
}

async function connected<T>(ask: (sql: postgres.Sql) => Promise<T>): Promise<T> {
  const sql = postgres(site.databaseUrl, { max: 1, onnotice: () => undefined });
  try {
    return await ask(sql);
  } finally {
    await sql.end({ timeout: 1 });
  }
}
