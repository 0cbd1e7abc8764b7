import 'server-only';
import type { Viewer } from '@/lib/people/auth/viewer';
import { now } from '@/lib/platform/clock';
import { dayOf } from '@/lib/learning/progress/day';
import { addDays } from '@/lib/learning/progress/day-arithmetic';
import { findPlacedLevel } from '@/lib/learning/placement/service';
import { activeSeconds } from '@/lib/learning/practice/active-time';
import type { Facts } from './left';
import type { Measured } from './pace';
import { selectDaysOff, selectLessons, selectSettled, selectWork, type LessonRow } from './queries';

/** Days off further back than a plan can be behind do not matter. */
const lookBack = 400;

export type PlanFacts = Facts<LessonRow>;

export async function gatherFacts({ id, timeZone }: Pick<Viewer, 'id' | 'timeZone'>): Promise<PlanFacts> {
  const moment = now();
  const today = dayOf(moment, timeZone);
  const [lessons, settled, measured, daysOff, placed] = await Promise.all([
    selectLessons(id),
    selectSettled(id),
    measureUntil(id, moment),
    selectDaysOff(id, addDays(today, -lookBack)),
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

/** How quick somebody was up to a moment: answers are never changed, so that it stays what it was. */
export async function measureUntil(userId: number, moment: Date): Promise<Measured> {
  return measure(await selectWork(userId, moment));
}

/** Seconds at work on the latest exercises; an exercise that came back in its run counts once. */
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
