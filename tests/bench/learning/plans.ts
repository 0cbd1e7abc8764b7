import { mkdirSync, writeFileSync } from 'node:fs';
import type { Viewer } from '@/lib/people/auth/viewer';
import { listDaysOff } from '@/lib/learning/progress/days-off';
import { getStatistics } from '@/lib/learning/progress/statistics';
import { getPlan } from '@/lib/learning/plan/service';
import { getQueue } from '@/lib/learning/review/service';
import { explain, readWhole, record, type Statement } from '@/tests/bench/statements';
import type { Line } from '@/tests/bench/statistics';
import { openPool } from './application';
import { answerExercise, findReview, readMyCourses } from './journeys';

const folder = '.cache/bench';
const file = `${folder}/plans.txt`;
/** What grows with learners and with what they do. */
const logs = ['attempts', 'reviews', 'cards', 'rewards', 'learning_days', 'runs', 'hints', 'badges', 'users'];

/** The plans of what learners ask for: none may read a whole table that grows with them. */
export async function benchPlans(url: string, viewers: Viewer[]): Promise<Line> {
  const opened = openPool(url);
  const statements: Statement[] = [];
  for (const viewer of viewers) statements.push(...(await record(opened, () => goThrough(viewer))));
  const plans = await Promise.all(statements.map((statement) => explain(opened, statement)));
  await opened.sql.end({ timeout: 5 });
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, plans.join('\n\n'));
  const whole = readWhole(plans, logs);
  return {
    what: `Plans of the statements behind them, ${plans.length} of ${viewers.length} learners (${file})`,
    measured: whole.length === 0 ? 'no sequential scan' : `sequential scans over ${whole.join(', ')}`,
    goal: `none over ${logs.join(', ')}`,
    isMet: whole.length === 0,
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
