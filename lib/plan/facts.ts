import 'server-only';
import type { Viewer } from '@/lib/auth/viewer';
import { now } from '@/lib/clock';
import { addDays, dayOf } from '@/lib/learning/day';
import { findPlacedLevel } from '@/lib/placement/service';
import { activeSeconds } from '@/lib/practice/active-time';
import type { Facts } from './left';
import type { Measured } from './pace';
import { selectDaysOff, selectLessons, selectSettled, selectWork, type LessonRow } from './queries';

/** Days off further back than a plan can be behind do not matter. */
const lookBack = 400;

export type PlanFacts = Facts<LessonRow>;

export async function gatherFacts({ id, timeZone }: Pick<Viewer, 'id' | 'timeZone'>): Promise<PlanFacts> {
  const today = dayOf(now(), timeZone);
  const [lessons, settled, work, daysOff, placed] = await Promise.all([
    selectLessons(id),
    selectSettled(id),
    selectWork(id),
    selectDaysOff(id, addDays(today, -lookBack)),
    findPlacedLevel(id),
  ]);
  return {
    today,
    lessons,
    settled: settled.map(({ lesson, at }) => ({ lesson, at, day: dayOf(at, timeZone) })),
    measured: measure(work),
    daysOff,
    placed,
  };
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
