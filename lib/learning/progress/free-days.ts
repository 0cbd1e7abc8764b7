import 'server-only';
import type { Connection } from '@/db/client';
import { now } from '@/lib/platform/clock';
import { dayOf } from './day';
import { addDays, countDays, weekdayOf } from './day-arithmetic';
import { insertDaysOff, selectWeekdays } from './inside/queries';
import { zoneOf } from './zone';

interface Plan {
  weekdays: number[];
  changedAt: Date;
}

/** Days of the week that a plan leaves free are days off, from the day after it was made: beforehand, as all are. */
export function isFree(day: string, plan: Plan | null, timeZone: string): boolean {
  return plan !== null && !plan.weekdays.includes(weekdayOf(day)) && day > dayOf(plan.changedAt, timeZone);
}

/**
 * To be called before a plan is changed or given up, in the same transaction: what it has left free up to today stays
 * a day off.
 */
export async function keepFreeDays(on: Connection, userId: number): Promise<void> {
  const plan = await selectWeekdays(on, userId);
  if (!plan) return;
  const timeZone = await zoneOf(userId, on);
  const [since, today] = [dayOf(plan.changedAt, timeZone), dayOf(now(), timeZone)];
  const days = Array.from({ length: Math.max(0, countDays(since, today)) }, (_, index) =>
    addDays(since, index + 1),
  );
  await insertDaysOff(
    on,
    userId,
    days.filter((day) => isFree(day, plan, timeZone)),
  );
}
