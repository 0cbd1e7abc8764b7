import 'server-only';
import type { Viewer } from '@/lib/people/auth/viewer';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/database/database';
import { AppError, type FieldFault } from '@/lib/platform/errors';
import { dayOf } from './day';
import { addDays, countDays } from './day-arithmetic';
import { maxDaysAhead, maxDaysOff } from './limits';
import type { DaysOffAnswer, DaysOffInput } from './days-off-schema';
import { deleteDayOff, insertDaysOff, selectDaysOff } from './inside/days-off-queries';
import { lockZone } from './inside/zone-queries';

/** The days off that lie ahead: from tomorrow on, since a day that has begun cannot be planned any more. */
export async function listDaysOff({ id, timeZone }: Viewer): Promise<DaysOffAnswer> {
  const today = dayOf(now(), timeZone);
  const days = await selectDaysOff(id, addDays(today, 1));
  return { today, days_off: days };
}

/** Plans days off; only days after today can be planned. Throws AppError('validation') about `from` or `to`. */
export async function planDaysOff(viewer: Viewer, { from, to }: DaysOffInput): Promise<DaysOffAnswer> {
  const today = dayOf(now(), viewer.timeZone);
  const last = addDays(today, maxDaysAhead);
  if (from <= today) refuse('from', { rule: 'after', values: { date: today } });
  if (to < from) refuse('to', { rule: 'after_or_equal', values: { date: from } });
  if (to > last) refuse('to', { rule: 'before_or_equal', values: { date: last } });
  const days = Array.from({ length: countDays(from, to) + 1 }, (_, index) => addDays(from, index));
  await db.transaction(async (on) => {
    // The lock makes two requests at once count one after the other.
    await lockZone(on, viewer.id);
    const planned = await selectDaysOff(viewer.id, addDays(today, 1), on);
    const count = new Set([...planned, ...days]).size;
    if (count > maxDaysOff) refuse('to', { rule: 'max.array', values: { max: maxDaysOff } });
    await insertDaysOff(on, viewer.id, days);
  });
  return listDaysOff(viewer);
}

/** Cancels a day off that lies ahead; does nothing when there is none. Past days off stay. */
export async function cancelDayOff(viewer: Viewer, day: string): Promise<DaysOffAnswer> {
  if (day > dayOf(now(), viewer.timeZone)) await deleteDayOff(viewer.id, day);
  return listDaysOff(viewer);
}

function refuse(field: keyof DaysOffInput, fault: FieldFault): never {
  throw new AppError('validation', { fields: { [field]: [fault] } });
}
