import postgres from 'postgres';
import { site } from './site';

/** Says something to the database of the site that the journeys visit. */
export async function tellDatabase(...statements: string[]): Promise<void> {
  const sql = postgres(site.databaseUrl, { max: 1, onnotice: () => undefined });
  try {
    for (const statement of statements) await sql.unsafe(statement);
  } finally {
    await sql.end({ timeout: 1 });
  }
}
