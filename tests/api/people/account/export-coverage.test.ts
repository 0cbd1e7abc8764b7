import { describe, expect, it } from '@jest/globals';
import { partsOfAccount } from '@/lib/composition/export';
import { testDatabase } from '@/tests/support/database';
import { makeSomebody } from '@/tests/support/somebody';
import { watchStatements } from '@/tests/support/watch-queries';

const { db, sql } = testDatabase();

/** Columns that name a person and are in nobody's export, each with the reason. */
const exceptions = new Map([
  ['account_exports.user_id', 'the archive itself'],
  ['mail_links.user_id', 'hashes of links that live for hours'],
  ['recovery_codes.user_id', 'hashes; that there is a second factor is in second_factor'],
  ['idempotent_answers.user_id', 'answers of calls, kept for a day, of what is exported where it is stored'],
  ['directory.user_id', 'what of the profile others may find: a copy of what is in profile'],
  ['directory_words.user_id', 'the words of the name in directory, with a copy of the rest of it'],
  ['live_presence.user_id', 'whether somebody is online now; it is forgotten a minute after they left'],
  ['access_tokens.session_id', 'hashes that live for minutes'],
  ['blocks.blocked_id', 'nobody learns who has blocked them'],
  ['mutes.muted_id', 'nobody learns who has muted them'],
  ['appeals.decided_by', 'what staff decided is the export of the person it is about'],
  ['comments.hidden_by', 'the same'],
  ['cases.claimed_by', 'the same'],
  ['cases.decided_by', 'the same'],
  ['sanctions.imposed_by', 'the same'],
  ['sanction_appeals.decided_by', 'the same'],
  ['cases.owner_id', 'what others reported; what came of it is in sanction'],
  ['call_seats.user_id', 'who is in a call at this moment, until it ends'],
  ['notifications.actor_id', 'what others were told'],
  ['notifications.subject_id', 'no person: what somebody was told of'],
  ['rewards.subject_id', 'no person: what the points are for'],
  ['message_media.receiver_id', 'files of others; what they wrote with them is in message'],
  [
    'call_signals.sender_id',
    'what two browsers pass each other to connect; it goes with the end of the call',
  ],
  ['staff_log.staff_id', 'a log of the office, which is kept from those it is about'],
]);

/** Every column that refers to a person, and those that are no foreign keys but hold an id by their name. */
async function columnsOfPeople(): Promise<string[]> {
  const rows = await sql<{ name: string }[]>`
    select c.conrelid::regclass || '.' || a.attname as name from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
      where c.contype = 'f' and c.confrelid in ('users'::regclass, 'profiles'::regclass)
    union select c.table_name || '.' || c.column_name from information_schema.columns c
      where c.table_schema = 'public' and (c.column_name in ('user_id', 'staff_id', 'author_id', 'person_id', 'owner_id')
        or c.data_type = 'integer' and c.column_name ~ '_(id|by)$' and not exists (select 1 from pg_constraint f
          join pg_attribute a on a.attrelid = f.conrelid and a.attnum = any (f.conkey)
          where f.contype = 'f' and f.conrelid = c.table_name::regclass and a.attname = c.column_name))
    order by name`;
  return rows.map(({ name }) => name);
}

/** The statements of a whole export. */
async function statementsOf(userId: number): Promise<string[]> {
  const { records, files } = partsOfAccount(userId);
  const { sent } = await watchStatements(async () => {
    for (const { pages } of records) await drain(pages);
    await drain(files);
  });
  return sent.map(({ text }) => text);
}

async function drain(rows: AsyncIterable<unknown>): Promise<void> {
  const reader = rows[Symbol.asyncIterator]();
  let isOver = false;
  while (!isOver) isOver = (await reader.next()).done === true;
}

/** Whether a statement asks for the rows of one person by this column. */
function asksBy(column: string, statement: string): boolean {
  const [table = '', name = ''] = column.split('.');
  const plain = statement.replaceAll('"', '');
  return (
    new RegExp(`\\b${table}\\b`, 'u').test(plain) &&
    new RegExp(`\\b${name}\\b\\s*=\\s*(\\$|users\\.id\\b)`, 'u').test(plain)
  );
}

describe('the export of everything', () => {
  it('reads every table that names a person, or says here why not', async () => {
    const { id } = await makeSomebody(db, 'student');
    const columns = await columnsOfPeople();
    const statements = await statementsOf(id);
    expect(columns.length).toBeGreaterThan(30);
    const missing = columns.filter(
      (column) => !exceptions.has(column) && !statements.some((statement) => asksBy(column, statement)),
    );
    expect(missing).toEqual([]);
  });

  it('has no exception for a column that it reads, or that is not there', async () => {
    const { id } = await makeSomebody(db, 'student');
    const [columns, statements] = [await columnsOfPeople(), await statementsOf(id)];
    const needless = [...exceptions.keys()].filter(
      (column) =>
        column !== 'access_tokens.session_id' &&
        (!columns.includes(column) || statements.some((statement) => asksBy(column, statement))),
    );
    expect(needless).toEqual([]);
  });

  it('names each kind of records once', () => {
    const names = partsOfAccount(1).records.map(({ name }) => name);
    expect(names).toHaveLength(new Set(names).size);
  });

  it('of 10,000 answers takes a statement for 2,000 of them, and no more for anything else', async () => {
    const { id } = await makeSomebody(db, 'student');
    const empty = (await statementsOf(id)).length;
    await sql`insert into runs (user_id, lesson_id, started_at)
      select ${id}, id, now() from lessons order by id limit 1`;
    await sql`insert into attempts (user_id, exercise_id, run_id, turn, answer, grade, verdict, hints, points, answered_at)
      select ${id}, (select id from exercises order by id limit 1), r.id, turn, '{}', '{}', 'right', 0, 0, now()
      from runs r, generate_series(1, 10000) turn where r.user_id = ${id}`;
    expect((await statementsOf(id)).length).toBe(empty + 5);
  });
});
