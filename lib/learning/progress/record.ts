import 'server-only';
import type { Connection } from '@/db/client';
import { addWork } from './inside/add-work';
import { award } from './inside/award';
import { dayOf } from './day';
import { zoneOf } from './zone';

interface Work {
  moment: Date;
  answers?: number;
  /** Of the answers, those that were right or almost right. */
  right?: number;
  reviews?: number;
  /** Of the reviews, those that were paid for. */
  paidReviews?: number;
  /** At work, without breaks (lib/learning/practice/active-time). */
  seconds?: number;
  points?: number;
  isLessonEnd?: boolean;
  /** Answered on the home page, perhaps days ago: it is kept, but makes no day count. */
  isTrial?: boolean;
  /** The learner's; asked for where it is not given. */
  timeZone?: string;
}

/**
 * Adds work to the learner's own day and gives the badges it earned, in the transaction that stores the work itself. It comes last in there, after
 * points were paid: everybody takes the locks (person, then day) in this order, so that none wait for each other.
 */
export async function recordWork(
  on: Connection,
  userId: number,
  { moment, seconds = 0, isLessonEnd = false, isTrial = false, timeZone, ...counts }: Work,
): Promise<void> {
  const day = dayOf(moment, timeZone ?? (await zoneOf(userId, on)));
  const practised = isTrial ? 0 : (counts.right ?? 0);
  await addWork(on, { userId, day, ...counts, practised, seconds: Math.round(seconds) }, isLessonEnd);
  await award(on, userId, { moment, isLessonEnd });
}
