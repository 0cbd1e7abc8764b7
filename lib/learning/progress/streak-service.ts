import 'server-only';
import type { Viewer } from '@/lib/people/auth/viewer';
import { now } from '@/lib/platform/clock';
import { dayOf } from './day';
import { isFree } from './free-days';
import { selectLearningDays, type DayRow } from './inside/day-queries';
import { selectDaysOff } from './inside/days-off-queries';
import { selectPlanWeekdays } from './inside/plan-queries';
import { streakOf, type Streak } from './streak';

type Learner = Pick<Viewer, 'id' | 'timeZone'>;

/** Every day with work, the newest first, and the streak. */
export async function getDays(viewer: Learner): Promise<{ today: string; days: DayRow[]; streak: Streak }> {
  const { id, timeZone } = viewer;
  const today = dayOf(now(), timeZone);
  const [days, off, plan] = await Promise.all([
    selectLearningDays(id),
    selectDaysOff(id, '2000-01-01'),
    selectPlanWeekdays(id),
  ]);
  const daysOff = new Set(off);
  const isOff = (day: string) => daysOff.has(day) || isFree(day, plan, timeZone);
  const done = days.filter(({ counted }) => counted).map(({ day }) => day);
  return { today, days, streak: streakOf({ done, isOff, today }) };
}

export async function getStreak(viewer: Learner): Promise<Streak> {
  return (await getDays(viewer)).streak;
}
