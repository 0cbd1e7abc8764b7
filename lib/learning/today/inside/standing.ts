import type { PlanWeek } from '@/lib/learning/plan/schema';
import type { Streak } from '@/lib/learning/progress/streak';

/** How today stands. */
export interface TodayStanding {
  /**
   * `open`: it does not count yet; `off`: a day off, and nothing was done. It counts with `part` and exercises of the plan
   * left, with `planDone` and none left, and with `done` where nothing was planned for today.
   */
  state: 'open' | 'off' | 'part' | 'planDone' | 'done';
  /** Exercises that the plan still has for today. */
  left: number;
}

export function standingToday(
  { today }: Streak,
  week: Pick<PlanWeek, 'today' | 'days'> | null,
): TodayStanding {
  const planned = week?.days.find(({ day }) => day === week.today);
  const left = planned ? Math.max(0, planned.planned - planned.done) : 0;
  if (today !== 'done') return { state: today, left };
  if (!planned || planned.planned === 0) return { state: 'done', left };
  return { state: left > 0 ? 'part' : 'planDone', left };
}
