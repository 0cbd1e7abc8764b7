import { mkdirSync, writeFileSync } from 'node:fs';
import type { Opened } from '@/tests/bench/learning/application';
import { explain, readWhole, record } from '@/tests/bench/statements';
import { round, timed, type Line } from '@/tests/bench/statistics';
import { percentile } from '@/tests/support/percentile';

/** What readers ask for, the `n`-th time. */
export type Asked = Record<string, (n: number) => Promise<unknown>>;

const folder = '.cache/bench';
/** What grows with the blog. */
const tables = ['documents', 'document_texts', 'document_tags', 'comments'];
/** Milliseconds at the database. */
const limit = 50;
const rounds = 40;

export async function measureAll(asked: Asked, size: string): Promise<Line[]> {
  const lines: Line[] = [];
  for (const [what, work] of Object.entries(asked)) lines.push(await measure(what, size, work));
  return lines;
}

async function measure(what: string, size: string, work: Asked[string]): Promise<Line> {
  for (let n = 0; n < 6; n += 1) await work(n);
  const samples: number[] = [];
  for (let n = 0; n < rounds; n += 1) samples.push((await timed(() => work(n))).milliseconds);
  const most = percentile(samples, 0.95);
  return {
    what: `${what} at the database, ${size}, ${rounds} times, p95`,
    measured: `${round(most)} ms (p50 ${round(percentile(samples, 0.5))} ms)`,
    goal: `under ${limit} ms`,
    isMet: most < limit,
  };
}

/** The plans of all of it: none may read a whole table that grows with the blog. Ends the pool. */
export async function checkPlans(opened: Opened, asked: Asked, name: string): Promise<Line> {
  const statements = await record(opened, async () => {
    for (const work of Object.values(asked)) await work(1);
  });
  const plans = await Promise.all(statements.map((statement) => explain(opened, statement)));
  await opened.sql.end({ timeout: 5 });
  const file = `${folder}/${name}-plans.txt`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, plans.join('\n\n'));
  // Who counts nearly all rows reads nearly all of them.
  const whole = readWhole(
    plans.filter((plan) => !plan.startsWith('select count(*)')),
    tables,
  );
  return {
    what: `Plans of the ${plans.length} statements behind them (${file})`,
    measured: whole.length === 0 ? 'no sequential scan' : `sequential scans over ${whole.join(', ')}`,
    goal: `none over ${tables.join(', ')}`,
    isMet: whole.length === 0,
  };
}
