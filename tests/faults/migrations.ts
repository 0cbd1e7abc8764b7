import { waitForExit, program, startChild } from '@/scripts/services/programs';
import { open } from './older-database';

export function migrate(url: string): Promise<number> {
  return waitForExit(startMigration(url));
}

export function startMigration(url: string): ReturnType<typeof startChild> {
  return start('scripts/db/migrate.ts', url);
}

/** The preparation before a start: newest schema, content, people. */
export function prepare(url: string): Promise<number> {
  return waitForExit(start('scripts/db/prepare.ts', url));
}

function start(file: string, url: string): ReturnType<typeof startChild> {
  const variables = { ...process.env, DATABASE_URL: url };
  return startChild(program(file), { variables, stdio: 'ignore' });
}

/** Every column, index, constraint, value of an enum, function, trigger and applied migration, as text. */
export async function schemaOf(url: string): Promise<string> {
  const sql = open(url);
  const parts = [
    await sql`
      select table_schema, table_name, column_name, data_type, is_nullable, column_default
      from information_schema.columns
      where table_schema in ('public', 'drizzle', 'graphile_worker') order by 1, 2, 3`,
    await sql`select schemaname, indexname, indexdef from pg_indexes where schemaname <> 'pg_catalog' order by 1, 2`,
    await sql`select conname, pg_get_constraintdef(oid) as definition from pg_constraint order by 1, 2`,
    await sql`
      select typname, array_agg(enumlabel::text order by enumsortorder) as labels
      from pg_enum join pg_type on pg_type.oid = enumtypid group by typname order by typname`,
    await sql`
      select pg_get_functiondef(pg_proc.oid) as definition from pg_proc
      where pronamespace = 'public'::regnamespace and prokind = 'f' and prolang <> (select oid from pg_language where lanname = 'c')
      order by 1`,
    await sql`select pg_get_triggerdef(oid) as definition from pg_trigger where not tgisinternal order by 1`,
    await sql`select hash from drizzle.__drizzle_migrations order by id`,
  ];
  await sql.end();
  return JSON.stringify(parts);
}
