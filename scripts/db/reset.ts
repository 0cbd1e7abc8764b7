import postgres from 'postgres';
import { getEnv } from '@/lib/platform/env';
import { runProgram } from '@/scripts/services/lifetime';
import { Refusal, say } from '@/scripts/services/terminal';
import { runMigrations } from './migrations';
import { seedAll } from './seed-all';

/** The tables of the site, the list of applied migrations, and the job queue. */
const schemas = ['public', 'drizzle', 'graphile_worker'];

await runProgram(async () => {
  const env = getEnv();
  if (env.APP_ENV === 'production')
    throw new Refusal('A production database is not reset: everything in it would be lost.');
  const sql = postgres(env.DATABASE_URL, { max: 1, onnotice: () => undefined });
  for (const schema of schemas) await sql`drop schema if exists ${sql(schema)} cascade`;
  await sql`create schema public`;
  await sql.end();
  await runMigrations(env.DATABASE_URL);
  await seedAll(env);
  say('The database is as new.');
  return 0;
});
