import { once } from 'node:events';
import postgres from 'postgres';
import { program, startChild } from '@/scripts/services/programs';
import { newcomer } from '@/tests/support/people-data';
import { startFaultProxy } from './fault-proxy';
import type { Report } from './learner';
import type { Site } from './site';
import { note } from './verdicts';

const learners = 10;
const answersEach = 400;
const dropEvery = 10;

/** Every tenth answer of the server is lost (security, R4): the work is still done exactly once. */
export async function tryDroppedAnswers(site: Site): Promise<void> {
  const proxy = await startFaultProxy(site.base, dropEvery);
  const started = Date.now();
  const reports = await Promise.all(
    Array.from({ length: learners }, (_, index) => practise(proxy.base, index)),
  );
  const seconds = Math.round((Date.now() - started) / 1000);
  const sent = reports.reduce((sum, { answers }) => sum + answers, 0);
  const runs = reports.flatMap((report) => report.runs);
  const rows = await countRows(site.databaseUrl(), runs);
  note(
    'dropped answers: every learner came to the end',
    sent === learners * answersEach,
    `${sent} in ${seconds} s`,
  );
  note(
    'dropped answers: the line did drop them',
    proxy.dropped() >= sent / dropEvery,
    String(proxy.dropped()),
  );
  note(
    `dropped answers: ${sent} writes are ${sent} rows`,
    sent > 0 && rows.attempts === sent,
    String(rows.attempts),
  );
  note(
    'dropped answers: no run was begun twice',
    rows.runs > 0 && rows.runs === runs.length,
    `${rows.runs} of ${runs.length}`,
  );
}

async function practise(base: string, index: number): Promise<Report> {
  const email = `dropped-${process.pid}-${index}@example.org`;
  const registration = JSON.stringify({ ...newcomer, email, client: 'program' });
  const child = startChild(program('tests/faults/learner.ts', base, registration, String(answersEach)), {
    variables: process.env,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const nothing: Report = { answers: 0, runs: [] };
  const report = once(child, 'message').then(([message]) => message as Report);
  return Promise.race([report, once(child, 'exit').then(() => nothing)]);
}

/** The number of answers in these runs, and of runs of the same people. */
async function countRows(url: string, runs: string[]): Promise<{ attempts: number; runs: number }> {
  const sql = postgres(url, { max: 1 });
  const [row] = await sql<{ attempts: number; runs: number }[]>`
    with people as (select distinct user_id from runs where id = any(${runs}::uuid[]))
    select (select count(*)::int from attempts where user_id in (select user_id from people)) as attempts,
           (select count(*)::int from runs where user_id in (select user_id from people)) as runs`;
  await sql.end();
  return row ?? { attempts: 0, runs: 0 };
}
