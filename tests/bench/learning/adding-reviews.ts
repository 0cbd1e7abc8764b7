import { count } from 'drizzle-orm';
import { reviews } from '@/db/schema/review';
import { round, timed, type Line } from '@/tests/bench/statistics';
import { percentile } from '@/tests/support/percentile';
import { switchTo, type Opened } from './application';
import { findReview } from './journeys';
import { findUsual } from './learners';

const learners = 60;
const rounds = 5;
const maxTimes = 1.2;

/**
 * Reviews of the same learners, who have done the same in both databases, while everybody else has done ten times as
 * much in the larger one; in the one and the other in turn, so that both meet the same machine.
 */
export async function benchAddingReviews(small: Opened, large: Opened, firstLearner: number): Promise<Line> {
  const sides = [await openSide(small, firstLearner), await openSide(large, firstLearner)] as const;
  for (let turn = 0; turn < rounds * learners; turn += 1) {
    for (const side of sides) await addReview(side, turn % learners);
  }
  const [smaller, larger] = sides;
  const [few, many] = [percentile(smaller.samples, 0.5), percentile(larger.samples, 0.5)];
  return {
    what: `Adding a review, log of ${smaller.size} against ${larger.size}, ${larger.samples.length} samples each, p50`,
    measured: `${round(few)} ms against ${round(many)} ms = ${round(many / few)}×`,
    goal: `at most ${maxTimes}×`,
    isMet: many <= few * maxTimes,
  };
}

async function openSide(opened: Opened, firstLearner: number) {
  switchTo(opened);
  const [row] = await opened.db.select({ size: count() }).from(reviews);
  const side = {
    opened,
    size: row?.size ?? 0,
    viewers: await findUsual(firstLearner, learners),
    samples: [],
  };
  // The first review gives badges that the load left out.
  for (let index = 0; index < learners; index += 1) await addReview(side, index);
  return { ...side, samples: [] as number[] };
}

type Side = Omit<Awaited<ReturnType<typeof openSide>>, 'size'>;

async function addReview({ opened, viewers, samples }: Side, index: number): Promise<void> {
  switchTo(opened);
  const viewer = viewers[index];
  const add = viewer && (await findReview(viewer));
  if (add) samples.push((await timed(add)).milliseconds);
}
