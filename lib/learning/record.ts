import 'server-only';
import type { Connection } from '@/db/client';
import { award } from './award';
import { dayOf } from './day';
import { addToDay } from './queries';
import { zoneOf } from './zone';

interface Work {
  moment: Date;
  answers?: number;
  /** Of the answers, those that were right or almost right. */
  right?: number;
  reviews?: number;
  /** At work, without breaks (lib/practice/active-time). */
  seconds?: number;
  points?: number;
  isLessonEnd?: boolean;
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
  { moment, seconds = 0, isLessonEnd = false, timeZone, ...counts }: Work,
): Promise<void> {
  const day = dayOf(moment, timeZone ?? (await zoneOf(userId, on)));
  await addToDay(on, { userId, day, ...counts, seconds: Math.round(seconds) });
  await award(on, userId, { moment, isLessonEnd });
}
