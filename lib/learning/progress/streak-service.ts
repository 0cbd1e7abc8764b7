import 'server-only';
import type { Viewer } from '@/lib/people/auth/viewer';
import { now } from '@/lib/platform/clock';
import { dayOf } from './day';
import { isFree, type Plan } from './free-days';
import { selectLearningDays, type DayRow } from './inside/day-queries';
import { selectDaysOff } from './inside/days-off-queries';
import { selectPlanWeekdays } from './inside/plan-queries';
import { streakOf, type Streak } from './streak';

type Learner = Pick<Viewer, 'id' | 'timeZone'>;

interface Days {
  today: string;
  /** Every day with work, the newest first. */
  days: DayRow[];
  /** In order; also those that lie ahead. */
  daysOff: string[];
  streak: Streak;
}

/** @param known the learner's plan, where it has been read already */
export async function getDays(viewer: Learner, known?: Plan | null): Promise<Days> {
  const { id, timeZone } = viewer;
  const today = dayOf(now(), timeZone);
  const [days, off, plan] = await Promise.all([
    selectLearningDays(id),
    selectDaysOff(id, '2000-01-01'),
    known === undefined ? selectPlanWeekdays(id) : known,
  ]);
  const daysOff = new Set(off);
  const isOff = (day: string) => daysOff.has(day) || isFree(day, plan, timeZone);
  const done = days.filter(({ counted }) => counted).map(({ day }) => day);
  return { today, days, daysOff: off, streak: streakOf({ done, isOff, today }) };
}

export async function getStreak(viewer: Learner): Promise<Streak> {
  return (await getDays(viewer)).streak;
}
