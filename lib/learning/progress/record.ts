import 'server-only';
import type { Connection } from '@/db/client';
import { addWork } from './inside/add-work';
import { award } from './inside/award';
import { dayOf } from './day';
import { zoneOf } from './zone';

interface Work {
  doneAt: Date;
  answers?: number;
  /** Number of answers that were right or almost right. */
  right?: number;
  reviews?: number;
  /** Number of reviews that points were paid for. */
  paidReviews?: number;
  /** Active time without breaks (lib/learning/practice/active-time). */
  seconds?: number;
  points?: number;
  isLessonEnd?: boolean;
  /** Whether it was answered on the home page, perhaps days ago: such work is recorded but makes no day count. */
  isTrial?: boolean;
  /** The learner's time zone; read from the database when left out. */
  timeZone?: string;
}

/**
 * Adds work to the learner's own day and gives the badges it earned. Call it as the last step of the transaction that
 * stores the work, after points were paid: every transaction takes the locks in this order (person, then day), so that
 * there are no deadlocks.
 */
export async function recordWork(
  on: Connection,
  userId: number,
  { doneAt, seconds = 0, isLessonEnd = false, isTrial = false, timeZone, ...counts }: Work,
): Promise<void> {
  const day = dayOf(doneAt, timeZone ?? (await zoneOf(userId, on)));
  const practised = isTrial ? 0 : (counts.right ?? 0);
  await addWork(on, { userId, day, ...counts, practised, seconds: Math.round(seconds) }, isLessonEnd);
  await award(on, userId, { earnedAt: doneAt, isLessonEnd });
}
