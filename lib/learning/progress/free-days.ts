import 'server-only';
import type { Connection } from '@/db/client';
import { now } from '@/lib/platform/clock';
import { dayOf } from './day';
import { addDays, countDays, weekdayOf } from './day-arithmetic';
import { insertDaysOff } from './inside/days-off-queries';
import { selectPlanWeekdays } from './inside/plan-queries';
import { zoneOf } from './zone';

export interface Plan {
  weekdays: number[];
  changedAt: Date;
}

/** Weekdays that a plan leaves free are days off from the day after it was made: like all days off, never in hindsight. */
export function isFree(day: string, plan: Plan | null, timeZone: string): boolean {
  return plan !== null && !plan.weekdays.includes(weekdayOf(day)) && day > dayOf(plan.changedAt, timeZone);
}

/**
 * Stores the plan's free days up to today as days off. Call it in the same transaction before a plan is changed or given up,
 * so that these days stay free.
 */
export async function storeFreeDays(on: Connection, userId: number): Promise<void> {
  const plan = await selectPlanWeekdays(userId, on);
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
