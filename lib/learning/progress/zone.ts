import 'server-only';
import type { Connection } from '@/db/client';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/database/database';
import { deleteDaysOff, lockZone, insertDaysOff, selectZone, updateZone } from './inside/queries';
import { daysAheadAgain, daysOnTheWay } from './streak';

/** The IANA zone by which this learner's days are counted; UTC until their browser has told theirs. */
export async function zoneOf(userId: number, on: Connection = db): Promise<string> {
  return (await selectZone(on, userId)) ?? 'UTC';
}

/** From now on days are counted by another zone; those that the journey took are days off. */
export async function moveTo(on: Connection, userId: number, timeZone: string): Promise<void> {
  const former = await lockZone(on, userId);
  if (former === null || former === timeZone) return;
  const moment = now();
  await insertDaysOff(on, userId, daysOnTheWay(moment, former, timeZone));
  await deleteDaysOff(on, userId, daysAheadAgain(moment, former, timeZone));
  await updateZone(on, userId, timeZone);
}
