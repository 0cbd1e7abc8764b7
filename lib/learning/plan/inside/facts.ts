import 'server-only';
import type { Viewer } from '@/lib/people/auth/viewer';
import { now } from '@/lib/platform/clock';
import { dayOf } from '@/lib/learning/progress/day';
import { addDays } from '@/lib/learning/progress/day-arithmetic';
import { findPlacedLevel } from '@/lib/learning/placement/service';
import { activeSeconds } from '@/lib/learning/practice/active-time';
import type { Facts } from './remaining';
import type { Measured } from './pace';
import { selectDaysOff, selectLessons, selectSolved, selectWork, type LessonRow } from './queries';

/** How far back days off are read: a plan cannot be further behind. */
const lookBackDays = 400;

export type PlanFacts = Facts<LessonRow>;

/** @param known the learner's days off, where they have been read already */
export async function gatherFacts(
  { id, timeZone }: Pick<Viewer, 'id' | 'timeZone'>,
  known?: readonly string[],
): Promise<PlanFacts> {
  const currentTime = now();
  const today = dayOf(currentTime, timeZone);
  const [lessons, settled, measured, daysOff, placed] = await Promise.all([
    selectLessons(id),
    selectSolved(id),
    measureUntil(id, currentTime),
    known ? new Set(known) : selectDaysOff(id, addDays(today, -lookBackDays)),
    findPlacedLevel(id),
  ]);
  return {
    today,
    lessons,
    settled: settled.map(({ lesson, at }) => ({ lesson, at, day: dayOf(at, timeZone) })),
    measured,
    daysOff,
    placed,
  };
}

/** The learner's speed up to a time; reproducible later, since times of answers never change. */
export async function measureUntil(userId: number, until: Date): Promise<Measured> {
  return measure(await selectWork(userId, until));
}

/** The active time of the latest exercises; an exercise repeated in a run counts once. */
function measure(work: Awaited<ReturnType<typeof selectWork>>): Measured {
  const runs = [...new Set(work.map(({ run }) => run))].map((id) => work.filter(({ run }) => run === id));
  const seconds = runs.map((answers) => {
    const moments = answers.map(({ answeredAt }) => answeredAt).reverse();
    return activeSeconds([...answers.slice(0, 1).map(({ startedAt }) => startedAt), ...moments]);
  });
  return {
    exercises: new Set(work.map(({ run, exercise }) => `${run} ${exercise}`)).size,
    seconds: seconds.reduce((sum, each) => sum + each, 0),
  };
}
