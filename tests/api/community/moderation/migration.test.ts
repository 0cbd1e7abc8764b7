import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import postgres from 'postgres';
import { databaseUrl } from '@/scripts/services/postgres/databases';
import { testDatabase } from '@/tests/support/database';

const { url } = testDatabase();
const name = `before_cases_${process.env.JEST_WORKER_ID ?? '1'}`;
const folder = 'db/migrations';
const files = readdirSync(folder)
  .filter((file) => file.endsWith('.sql'))
  .sort();
const ours = files.findIndex((file) => file.endsWith('_moderation.sql'));
let sql: postgres.Sql;

const quiet = { max: 1, onnotice: () => undefined };

/** Runs a statement on the server, outside of the database that is made. */
async function tell(statement: string): Promise<void> {
  const server = postgres(url, quiet);
  await server.unsafe(statement);
  await server.end({ timeout: 5 });
}

async function migrate(file: string): Promise<void> {
  for (const statement of readFileSync(`${folder}/${file}`, 'utf8').split('--> statement-breakpoint'))
    await sql.unsafe(statement);
}

beforeAll(async () => {
  await tell(`drop database if exists ${name}`);
  await tell(`create database ${name} template template0`);
  sql = postgres(databaseUrl(url, name), quiet);
  for (const file of files.slice(0, ours)) await migrate(file);
}, 60_000);
afterAll(async () => {
  await sql.end({ timeout: 5 });
  await tell(`drop database if exists ${name}`);
});

it('reports of comments become cases, none is lost, and those that waited still wait', async () => {
  await sql.unsafe(`
    insert into users (email, first_name, surname, birth_date, locale, password_hash, consented_at)
      select 'u' || n || '@example.org', 'Майя', 'Орлова', '1990-01-01', 'ru', 'x', now() from generate_series(1, 5) n;
    insert into documents (kind, slug, state, created_at) values ('page', 'snow', 'published', now());
    insert into comments (document_id, user_id, body, created_at, hidden_at, hidden_reason)
      select 1, 1, text, now(), hidden, reason from (values ('Слон', null::timestamptz, null), ('Кот', now(), 'Реклама.')) c (text, hidden, reason);
    insert into comment_reports (comment_id, user_id, reason, note, created_at, outcome, decided_by, decided_at) values
      (1, 2, 'spam', 'Опять слон', '2026-01-02', null, null, null),
      (1, 3, 'abuse', null, '2026-01-01', null, null, null),
      (1, 4, 'wrong', null, '2025-01-01', 'dismissed', 5, '2025-01-02'),
      (2, null, 'spam', null, '2025-02-01', 'hidden', 5, '2025-02-02')`);
  await migrate(files[ours] ?? '');
  const cases = await sql`select kind, subject, owner_id, outcome, reason, decided_by, hidden,
      (select count(*)::int from reports r where r.case_id = c.id) as reports,
      due_at - opened_at = interval '24 hours' as has_a_day
    from cases c order by opened_at`;
  const about = { kind: 'comment', owner_id: 1, has_a_day: true };
  expect([...cases]).toEqual([
    { ...about, subject: '1', outcome: 'dismissed', reason: null, decided_by: 5, hidden: null, reports: 1 },
    { ...about, subject: '2', outcome: 'acted', reason: 'Реклама.', decided_by: 5, hidden: {}, reports: 1 },
    { ...about, subject: '1', outcome: null, reason: null, decided_by: null, hidden: null, reports: 2 },
  ]);
  const kept = await sql`select reporter_id, reason, note from reports order by created_at desc limit 1`;
  expect([...kept]).toEqual([{ reporter_id: 2, reason: 'spam', note: 'Опять слон' }]);
  const sealed = await sql<{ snapshot: string; sha256: string }[]>`select snapshot, sha256 from evidence`;
  expect(sealed).toHaveLength(3);
  for (const { snapshot, sha256 } of sealed)
    expect(createHash('sha256').update(snapshot).digest('hex')).toBe(sha256);
  expect(JSON.parse(sealed[0]?.snapshot ?? '')).toMatchObject({ name: 'Майя Орлова', picture: null });
});
