import { setTimeout as pause } from 'node:timers/promises';
import postgres from 'postgres';
import { databaseUrl, emptyDatabase } from '@/scripts/services/postgres/databases';
import { ending, program, startChild } from '@/scripts/services/programs';
import { note } from './verdicts';

/** From before the first statement until about the last, at the pace of different machines. */
const killedAfter = [600, 800, 1_000, 1_200, 1_500, 2_000];

/** Migrations: twice, two at once, and killed in the middle. */
export async function tryMigrating(server: string): Promise<void> {
  const fresh = async (name: string) => {
    await emptyDatabase(server, name);
    return databaseUrl(server, name);
  };
  const once = await fresh('faults_once');
  note('migrations: the first run', (await migrate(once)) === 0);
  const reference = await schemaOf(once);
  note(
    'migrations: a second run changes nothing',
    (await migrate(once)) === 0 && (await schemaOf(once)) === reference,
  );

  const both = await fresh('faults_both');
  const codes = await Promise.all([migrate(both), migrate(both)]);
  note('migrations: two at once', codes.every((code) => code === 0) && (await schemaOf(both)) === reference);

  for (const milliseconds of killedAfter) {
    const killed = await fresh('faults_killed');
    const child = startMigration(killed);
    await pause(milliseconds);
    child.kill('SIGKILL');
    const isRight = (await migrate(killed)) === 0 && (await schemaOf(killed)) === reference;
    note(`migrations: killed after ${milliseconds} ms and run again`, isRight);
  }
}

function migrate(url: string): Promise<number> {
  return ending(startMigration(url));
}

function startMigration(url: string): ReturnType<typeof startChild> {
  const variables = { ...process.env, DATABASE_URL: url };
  return startChild(program('scripts/db/migrate.ts'), { variables, stdio: 'ignore' });
}

/** Every column, index, constraint and applied migration, as text. */
async function schemaOf(url: string): Promise<string> {
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  const parts = [
    await sql`
      select table_schema, table_name, column_name, data_type, is_nullable, column_default
      from information_schema.columns
      where table_schema in ('public', 'drizzle', 'graphile_worker') order by 1, 2, 3`,
    await sql`select schemaname, indexname, indexdef from pg_indexes where schemaname <> 'pg_catalog' order by 1, 2`,
    await sql`select conname, pg_get_constraintdef(oid) as definition from pg_constraint order by 1, 2`,
    await sql`select hash from drizzle.__drizzle_migrations order by id`,
  ];
  await sql.end();
  return JSON.stringify(parts);
}
