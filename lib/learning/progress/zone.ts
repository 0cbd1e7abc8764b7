import 'server-only';
import type { Connection } from '@/db/client';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/database/database';
import { deleteDaysOff, insertDaysOff } from './inside/days-off-queries';
import { lockZone, selectZone, updateZone } from './inside/zone-queries';
import { daysRepeatedGoingWest, daysLostGoingEast } from './streak';

/** The IANA time zone by which this learner's days are counted; UTC until their browser has sent its zone. */
export async function zoneOf(userId: number, on: Connection = db): Promise<string> {
  return (await selectZone(on, userId)) ?? 'UTC';
}

/** Counts days by another time zone from now on; days that the journey shortened become days off. */
export async function changeZone(on: Connection, userId: number, timeZone: string): Promise<void> {
  const former = await lockZone(on, userId);
  if (former === null || former === timeZone) return;
  const changedAt = now();
  await insertDaysOff(on, userId, daysLostGoingEast(changedAt, former, timeZone));
  await deleteDaysOff(on, userId, daysRepeatedGoingWest(changedAt, former, timeZone));
  await updateZone(on, userId, timeZone);
}
