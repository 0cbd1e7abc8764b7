import { sql } from 'drizzle-orm';
import type { Viewer } from '@/lib/people/auth/viewer';
import { db } from '@/lib/platform/database/database';
import { getStatistics } from '@/lib/learning/progress/statistics';
import { getQueue } from '@/lib/learning/review/service';
import { round, timed, type Line } from '@/tests/bench/statistics';
import { percentile } from '@/tests/support/percentile';
import { readMyCourses } from './journeys';

const rounds = 2;
const warmUp = 20;
/** Number of calls: so large that the first one, with cold caches, is not the 95th percentile. */
const ofBusiestLearner = 100;

/** What each costs at the database: all its queries, one learner after the other, asked as the site asks them. */
export async function benchAtDatabase(usual: Viewer[], busiest: Viewer): Promise<Line[]> {
  const measure = (what: string, limit: number, work: (viewer: Viewer) => Promise<unknown>) =>
    benchVerb({ what, limit, work }, usual, busiest);
  return [
    await measure('/courses', 60, readMyCourses),
    await measure('The queue of reviews', 60, (viewer) => getQueue(viewer, 'en')),
    await measure('Statistics', 150, getStatistics),
  ];
}

interface Verb {
  what: string;
  /** Milliseconds. */
  limit: number;
  work: (viewer: Viewer) => Promise<unknown>;
}

async function benchVerb({ what, limit, work }: Verb, usual: Viewer[], busiest: Viewer): Promise<Line> {
  for (const viewer of usual.slice(0, warmUp)) await work(viewer);
  const samples = await time(Array.from({ length: rounds }, () => usual).flat(), work);
  const busy = await time(
    Array.from({ length: ofBusiestLearner }, () => busiest),
    work,
  );
  const least = await time(usual, () => db.execute(sql`select 1`));
  const [most, ofBusiest] = [percentile(samples, 0.95), percentile(busy, 0.95)];
  return {
    what: `${what} at the database, ${usual.length} learners ${rounds} times, p95`,
    measured: `${round(most)} ms (p50 ${round(percentile(samples, 0.5))} ms), of the busiest learner ${round(ofBusiest)} ms, of select 1 ${round(percentile(least, 0.95))} ms`,
    goal: `both under ${limit} ms`,
    isMet: most < limit && ofBusiest < limit,
  };
}

async function time(viewers: Viewer[], work: (viewer: Viewer) => Promise<unknown>): Promise<number[]> {
  const samples: number[] = [];
  for (const viewer of viewers) samples.push((await timed(() => work(viewer))).milliseconds);
  return samples;
}
