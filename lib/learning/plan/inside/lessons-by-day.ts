import { remainingWork, type Facts } from './remaining';
import type { Aim } from '@/lib/learning/plan/schema';
import type { DayLoad } from './spread';

/** The lessons that the exercises of each day belong to, assuming learning order. */
export function lessonsByDay<L extends Facts['lessons'][number]>(
  days: readonly DayLoad[],
  aim: Aim,
  facts: Facts<L>,
): Map<string, L[]> {
  const ahead = remainingWork(aim, facts).lessons.flatMap((lesson) =>
    Array.from({ length: lesson.left }, () => lesson),
  );
  let done = 0;
  return new Map(
    days.map(({ day, exercises }) => {
      const own = ahead.slice(done, done + exercises);
      done += exercises;
      return [day, [...new Set<L>(own)]];
    }),
  );
}
