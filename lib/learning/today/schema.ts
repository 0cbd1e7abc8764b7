import type { LessonLink, NextLesson } from '@/lib/learning/courses/schema';
import type { PlanWeek } from '@/lib/learning/plan/schema';
import type { Streak } from '@/lib/learning/progress/streak';
import type { TodayStanding } from './inside/standing';

export interface TodayView {
  /** Cards to review now. */
  due: number;
  /** Null without a plan. */
  week: PlanWeek | null;
  streak: Streak;
  standing: TodayStanding;
  /** Null when nothing is left that is open. `isFirst`: no course was begun yet. */
  next: { course: LessonLink; lesson: NextLesson; isFirst: boolean } | null;
}
