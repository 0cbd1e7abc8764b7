import 'server-only';
import { db } from '@/lib/platform/database/database';
import { selectIsTaught } from './inside/taught-queries';

/** Whether a learner has finished a lesson of a course that a teacher teaches today. */
export async function hasFinishedLessonOf(learner: number, teacher: number): Promise<boolean> {
  return selectIsTaught(db, learner, teacher);
}
