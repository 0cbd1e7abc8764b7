import 'server-only';
import { sharedActivities } from '@/db/enums';
import { hasFinishedLessonOf } from '@/lib/learning/teaching/taught';
import { db } from '@/lib/platform/database/database';
import { selectIsCorrected } from './inside/shared-queries';

export type SharedActivity = (typeof sharedActivities)[number];

/** Whether a learner and a teacher have done something together, by kind; the type requires an entry for each new kind. */
const hasHappened: Record<SharedActivity, (learner: number, teacher: number) => Promise<boolean>> = {
  lesson: hasFinishedLessonOf,
  correction: async (learner, teacher) => selectIsCorrected(db, learner, teacher),
};

/** The first kind of activity that a learner has shared with a teacher; null when there is none. */
export async function findSharedActivity(learner: number, teacher: number): Promise<SharedActivity | null> {
  for (const activity of sharedActivities) if (await hasHappened[activity](learner, teacher)) return activity;
  return null;
}
