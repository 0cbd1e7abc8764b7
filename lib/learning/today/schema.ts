import type { LessonLink, NextLesson } from '@/lib/learning/courses/schema';
import type { PlanWeek } from '@/lib/learning/plan/schema';
import type { Streak } from '@/lib/learning/progress/streak';
import type { TodayStatus } from './inside/today-status';

export interface TodayView {
  /** Number of cards to review now. */
  due: number;
  /** Null without a plan. */
  week: PlanWeek | null;
  streak: Streak;
  status: TodayStatus;
  /** The next lesson; null when no open lesson is left. `isFirst`: no course was begun yet. */
  next: { course: LessonLink; lesson: NextLesson; isFirst: boolean } | null;
}
