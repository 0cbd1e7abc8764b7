import 'server-only';
import type { Connection } from '@/db/client';
import { isPassed, type FirstTries } from '@/lib/learning/courses/policy';
import { insertBadges, selectCoursesDone, selectFacts, selectRunResults } from './award-queries';
import { listMilestones, rankBadge } from './badges';
import { rankOf } from '@/lib/learning/progress/ranks';

interface Occasion {
  earnedAt: Date;
  /** Whether a lesson was finished just now: only then can a course have been finished. */
  isLessonEnd: boolean;
}

/** Gives the badges that have been earned and were not given before; each once, also with concurrent calls. */
export async function award(
  on: Connection,
  userId: number,
  { earnedAt, isLessonEnd }: Occasion,
): Promise<void> {
  const { earned, points, ...facts } = await selectFacts(on, userId);
  const courses = isLessonEnd ? await courseResults(on, userId) : { coursesDone: 0, coursesPassed: 0 };
  const { number } = rankOf(points);
  const due = [...listMilestones({ ...facts, ...courses }), ...(number > 1 ? [rankBadge(number)] : [])];
  const missing = due.filter((badge) => !earned.includes(badge));
  if (missing.length > 0) await insertBadges(on, userId, missing, earnedAt);
}

async function courseResults(on: Connection, userId: number) {
  const done = await selectCoursesDone(on, userId);
  const runs = done.length > 0 ? await selectRunResults(on, userId, done) : [];
  const passed = done.filter((course) => isPassed(bestTries(runs.filter((run) => run.course === course))));
  return { coursesDone: done.length, coursesPassed: passed.length };
}

interface RunResult extends FirstTries {
  lesson: number;
}

/** The sums over the best run of each lesson. */
function bestTries(runs: RunResult[]): FirstTries {
  const best = new Map<number, RunResult>();
  for (const run of runs) {
    const known = best.get(run.lesson);
    if (!known || run.right * known.total > known.right * run.total) best.set(run.lesson, run);
  }
  const bestRuns = [...best.values()];
  return {
    right: bestRuns.reduce((sum, { right }) => sum + right, 0),
    total: bestRuns.reduce((sum, { total }) => sum + total, 0),
  };
}
