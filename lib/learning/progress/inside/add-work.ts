import 'server-only';
import type { Connection } from '@/db/client';
import { isDayOfLearning } from '@/lib/learning/progress/day-of-learning';
import { addToDay, markDayOfLearning } from './day-queries';

interface Work {
  userId: number;
  day: string;
  answers?: number;
  right?: number;
  reviews?: number;
  paidReviews?: number;
  /** Right or almost right answers in lessons and reviews, without those that were tried on the home page. */
  practised?: number;
  seconds?: number;
  points?: number;
}

/** Adds work to a learner's day; the day counts as soon as enough was done. */
export async function addWork(on: Connection, work: Work, isLessonEnd = false): Promise<void> {
  const { practised, counted } = await addToDay(on, work);
  if (!counted && isDayOfLearning({ practised, isLessonEnd }))
    await markDayOfLearning(on, work.userId, work.day);
}
