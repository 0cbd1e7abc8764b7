import 'server-only';
import type { Connection } from '@/db/client';
import { addWork } from './inside/add-work';
import { award } from './inside/award';
import { dayOf } from './day';
import { addDays } from './day-arithmetic';
import { lockDayWithWrongAnswers } from './inside/day-queries';
import { zoneOf } from './zone';

interface Correction {
  answeredAt: Date;
  /** Time of the correction, which is also the time at which badges are earned. */
  correctedAt: Date;
  /** Number of answers of that day that turned out to be right. */
  right: number;
  points: number;
}

/**
 * Corrects what was recorded about an answer on the day it was given. Call it as the last step of the transaction, after
 * points were paid, as lib/learning/progress/record.
 */
export async function correctWork(
  on: Connection,
  userId: number,
  { answeredAt, correctedAt, right, points }: Correction,
): Promise<void> {
  const day = dayOf(answeredAt, await zoneOf(userId, on));
  // A learner who has changed time zones since may have answered on the day before or after, by the zone of that time.
  const days = [day, addDays(day, -1), addDays(day, 1)];
  const known = await lockDayWithWrongAnswers(on, userId, days, right);
  await addWork(on, { userId, day: known ?? day, right, practised: right, points });
  await award(on, userId, { earnedAt: correctedAt, isLessonEnd: false });
}
