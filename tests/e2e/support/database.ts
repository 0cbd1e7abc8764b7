import postgres from 'postgres';

/** Says something to the database of the site that the journeys visit. */
export async function tellDatabase(...statements: string[]): Promise<void> {
  const sql = postgres(process.env.E2E_DATABASE_URL ?? '', { max: 1, onnotice: () => undefined });
  try {
    for (const statement of statements) await sql.unsafe(statement);
  } finally {
    await sql.end({ timeout: 1 });
  }
}
