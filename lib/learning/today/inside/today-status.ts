import type { PlanWeek } from '@/lib/learning/plan/schema';
import type { Streak } from '@/lib/learning/progress/streak';

/** The status of the learner's day. */
export interface TodayStatus {
  /**
   * `open`: the day does not count yet; `off`: a day off without work. The day counts with `part` (exercises of the plan
   * are left), `planDone` (none is left) and `done` (nothing was planned for today).
   */
  state: 'open' | 'off' | 'part' | 'planDone' | 'done';
  /** Number of exercises of the plan left for today. */
  left: number;
}

export function todayStatus({ today }: Streak, week: Pick<PlanWeek, 'today' | 'days'> | null): TodayStatus {
  const planned = week?.days.find(({ day }) => day === week.today);
  const left = planned ? Math.max(0, planned.planned - planned.done) : 0;
  if (today !== 'done') return { state: today, left };
  if (!planned || planned.planned === 0) return { state: 'done', left };
  return { state: left > 0 ? 'part' : 'planDone', left };
}
