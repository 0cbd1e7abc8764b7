import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/postgres-js';
import { migrate } from 'drizzle-orm/postgres-js/migrator';
import postgres from 'postgres';
import { z } from 'zod';

const folder = 'db/migrations';
/** Last migration of an older version of Govorim, which has accounts, lessons, cards and reviews, but no articles. */
const lastTag = '0002_learning';
const journal = z.looseObject({ entries: z.array(z.looseObject({ tag: z.string() })) });

export const open = (url: string) => postgres(url, { max: 1, onnotice: () => undefined });

/** A table with its columns that are not generated. */
interface Table {
  name: string;
  columns: string[];
}

/** Makes an empty database one of an older version, with the rows of `source` that fit. */
export async function makeOlder(url: string, source: string): Promise<void> {
  await migrateToOlder(url);
  const [from, to] = [open(source), open(url)];
  try {
    await practise(from);
    // Rows are copied in the order of the tables' names, not of their foreign keys.
    await to`set session_replication_role = replica`;
    for (const table of await tablesOf(to)) await copyTable(from, to, table);
  } finally {
    await Promise.all([from.end(), to.end()]);
  }
}

/** Gives an empty database the older schema. */
export async function migrateToOlder(url: string): Promise<void> {
  const sql = open(url);
  const migrations = olderMigrations();
  try {
    await migrate(drizzle(sql), { migrationsFolder: migrations });
  } finally {
    rmSync(migrations, { recursive: true });
    await sql.end();
  }
}

/** A hash of each table's content; later rows count, later columns do not. */
export async function contentOf(url: string, tables: readonly Table[]): Promise<Record<string, string>> {
  const sql = open(url);
  const hashes: Record<string, string> = {};
  for (const { name, columns } of tables) {
    const [row] = await sql`
      select count(*) || ' ' || md5(string_agg(each::text, '' order by each::text)) as hash
      from (select ${sql(columns)} from ${sql(name)}) each`;
    hashes[name] = String(row?.hash);
  }
  await sql.end();
  return hashes;
}

export async function tablesOf(sql: postgres.Sql): Promise<Table[]> {
  const rows = await sql<{ name: string; columns: string[] }[]>`
    select table_name as name, array_agg(column_name::text order by ordinal_position) as columns
    from information_schema.columns
    where table_schema = 'public' and is_generated = 'NEVER'
    group by table_name order by table_name`;
  return [...rows];
}

/** Lets everybody without a history do the first lessons, and review their words. */
async function practise(sql: postgres.Sql): Promise<void> {
  await sql`
    create temp table beginners as
    select id from users where not exists (select from runs where user_id = users.id)`;
  await sql`
    insert into runs (user_id, lesson_id, started_at)
    select beginners.id, lessons.id, now() from beginners, (select id from lessons order by id limit 5) lessons`;
  await sql`
    insert into attempts (run_id, turn, user_id, exercise_id, answer, grade, verdict, hints, points, answered_at)
    select runs.id, row_number() over (partition by runs.id order by exercises.id), user_id, exercises.id,
      '{"kind":"choice","option":0}', '{}', 'right', 0, 10, now()
    from runs join exercises using (lesson_id) where user_id in (select id from beginners)`;
  await sql`
    insert into rewards (user_id, reason, subject_id, points, paid_at)
    select distinct on (user_id, exercise_id) user_id, 'exercise', exercise_id, 10, now()
    from attempts where user_id in (select id from beginners)`;
  await sql`
    insert into cards (user_id, source, word_id, due, stability, difficulty, state, reps, lapses, learning_steps, scheduled_days, created_at)
    select beginners.id, 'word', words.id, now(), 3, 5, 2, 1, 0, 0, 3, now()
    from beginners, (select id from words order by id limit 100) words`;
  await sql`
    insert into reviews (card_id, turn, user_id, answer, grade, verdict, hints, rating, derived, seconds, points, before, reviewed_at)
    select id, 0, user_id, '{"kind":"choice","option":0}', '{}', 'right', 0, 3, 3, 4.5, 1, '{"stability":2.5}', now()
    from cards where user_id in (select id from beginners)`;
}

async function copyTable(from: postgres.Sql, to: postgres.Sql, { name, columns }: Table): Promise<void> {
  const [row] = await from<{ rows: string }[]>`
    select coalesce(json_agg(each), '[]')::text as rows from (select ${from(columns)} from ${from(name)}) each`;
  await to`
    insert into ${to(name)} (${to(columns)}) overriding system value
    select ${to(columns)} from json_populate_recordset(null::${to(name)}, ${row?.rows ?? '[]'}::text::json)`;
  if (!columns.includes('id')) return;
  // New rows get the next number.
  await to`
    select setval(sequence, (select max(id::text::int) from ${to(name)})) from pg_get_serial_sequence(${name}, 'id') sequence
    where sequence is not null`;
}

/** The folder of migrations of the older version. */
function olderMigrations(): string {
  const older = mkdtempSync(join(tmpdir(), 'govorim-migrations-'));
  mkdirSync(join(older, 'meta'));
  const { entries, ...rest } = journal.parse(
    JSON.parse(readFileSync(`${folder}/meta/_journal.json`, 'utf8')),
  );
  const kept = entries.slice(0, entries.findIndex(({ tag }) => tag === lastTag) + 1);
  writeFileSync(join(older, 'meta/_journal.json'), JSON.stringify({ ...rest, entries: kept }));
  for (const { tag } of kept) copyFileSync(`${folder}/${tag}.sql`, join(older, `${tag}.sql`));
  return older;
}
