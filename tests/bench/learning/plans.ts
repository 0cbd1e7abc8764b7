import { mkdirSync, writeFileSync } from 'node:fs';
import type { Viewer } from '@/lib/auth/viewer';
import { listDaysOff } from '@/lib/learning/days-off';
import { getStatistics } from '@/lib/learning/statistics';
import { getPlan } from '@/lib/plan/service';
import { getQueue } from '@/lib/review/service';
import type { Line } from '@/tests/bench/statistics';
import { openPool, switchTo, type Opened } from './application';
import { answerExercise, findReview, readMyCourses } from './journeys';

const folder = '.cache/bench';
const file = `${folder}/plans.txt`;
/** What grows with learners and with what they do. */
const logs = ['attempts', 'reviews', 'cards', 'rewards', 'learning_days', 'runs', 'hints', 'badges', 'users'];

interface Statement {
  text: string;
  values: readonly unknown[];
}

/** The plans of what learners ask for: none may read a whole table that grows with them. */
export async function benchPlans(url: string, viewers: Viewer[]): Promise<Line> {
  const opened = openPool(url);
  const statements: Statement[] = [];
  for (const viewer of viewers) statements.push(...(await record(opened, () => goThrough(viewer))));
  const plans = await Promise.all(statements.map((statement) => explain(opened, statement)));
  await opened.sql.end({ timeout: 5 });
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, plans.join('\n\n'));
  const whole = logs.filter((log) =>
    plans.some((plan) => new RegExp(`Seq Scan on ${log}\\b`, 'u').test(plan)),
  );
  return {
    what: `Plans of the statements behind them, ${plans.length} of ${viewers.length} learners (${file})`,
    measured: whole.length === 0 ? 'no sequential scan' : `sequential scans over ${whole.join(', ')}`,
    goal: `none over ${logs.join(', ')}`,
    kept: whole.length === 0,
  };
}

async function goThrough(viewer: Viewer): Promise<void> {
  await readMyCourses(viewer);
  await getQueue(viewer, 'en');
  await (
    await findReview(viewer)
  )?.();
  await getStatistics(viewer);
  await listDaysOff(viewer);
  await getPlan(viewer, 'en');
  await answerExercise(viewer);
}

/** The statements that some work makes, each text once. */
async function record({ db, sql }: Opened, work: () => Promise<void>): Promise<Statement[]> {
  const statements = new Map<string, Statement>();
  sql.options.debug = (_connection, text, values) => statements.set(text, { text, values });
  switchTo({ db, sql });
  await work();
  sql.options.debug = false;
  return [...statements.values()].filter(({ text }) => /^(?:select|insert|update|delete|with)\b/u.test(text));
}

/** With the values that were asked for, and with whatever values, as PostgreSQL plans what it is asked often. */
async function explain({ sql }: Opened, { text, values }: Statement): Promise<string> {
  const lines = async (options: string, parameters: readonly unknown[]) => {
    const rows = await sql.unsafe(`explain (${options}) ${text}`, [...parameters] as never[]);
    return rows.map((row) => String(row['QUERY PLAN'])).join('\n');
  };
  const isRead = text.startsWith('select') && !text.includes(' for ');
  const real = await lines(isRead ? 'analyze, buffers off' : 'buffers off', values);
  return `${text}\n${real}\n-- whatever the values\n${await lines('generic_plan', [])}`;
}
