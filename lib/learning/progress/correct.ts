import 'server-only';
import type { Connection } from '@/db/client';
import { addWork } from './inside/add-work';
import { award } from './inside/award';
import { dayOf } from './day';
import { addDays } from './day-arithmetic';
import { selectDayWithAnswers } from './inside/queries';
import { zoneOf } from './zone';

interface Correction {
  answeredAt: Date;
  /** When it was put right: badges are earned then. */
  moment: Date;
  /** Of the answers of that day, so many more were right. */
  right: number;
  points: number;
}

/**
 * Puts right what was recorded of an answer on the day it was given. To be called where lib/learning/progress/record is: last,
 * and after points were paid.
 */
export async function correctWork(
  on: Connection,
  userId: number,
  { answeredAt, moment, right, points }: Correction,
): Promise<void> {
  const day = dayOf(answeredAt, await zoneOf(userId, on));
  // Who has moved since may have answered on the day before or after, by the clock of then.
  const days = [day, addDays(day, -1), addDays(day, 1)];
  const known = await selectDayWithAnswers(on, userId, days, right);
  await addWork(on, { userId, day: known ?? day, right, practised: right, points });
  await award(on, userId, { moment, isLessonEnd: false });
}
