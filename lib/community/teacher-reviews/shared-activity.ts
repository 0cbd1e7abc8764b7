import 'server-only';
import { sharedActivities } from '@/db/enums';
import { hasFinishedLessonOf } from '@/lib/learning/teaching/taught';
import { db } from '@/lib/platform/database/database';
import { selectIsCorrected } from './inside/shared-queries';

export type SharedActivity = (typeof sharedActivities)[number];

/** Whether a learner and a teacher have done something together; a new kind does not compile until it is asked here. */
const hasHappened: Record<SharedActivity, (learner: number, teacher: number) => Promise<boolean>> = {
  lesson: hasFinishedLessonOf,
  correction: async (learner, teacher) => selectIsCorrected(db, learner, teacher),
};

/** The first kind of activity that a learner has shared with a teacher; null without any. */
export async function findSharedActivity(learner: number, teacher: number): Promise<SharedActivity | null> {
  for (const activity of sharedActivities) if (await hasHappened[activity](learner, teacher)) return activity;
  return null;
}
