import 'server-only';
import { eq, sql } from 'drizzle-orm';
import type { Connection } from '@/db/client';
import { plans } from '@/db/schema/learning';
import { builtOnce } from '@/lib/platform/database/database';

const weekdaysOf = (on: Connection) =>
  on
    .select({ weekdays: plans.weekdays, changedAt: plans.changedAt })
    .from(plans)
    .where(eq(plans.userId, sql.placeholder('userId')))
    .prepare('plan_weekdays');

const planWeekdays = builtOnce(weekdaysOf);

/** The weekdays of a learner's plan, and the time since which it holds; within a transaction where one is given. */
export async function selectPlanWeekdays(userId: number, on?: Connection) {
  const [row] = await (on ? weekdaysOf(on) : planWeekdays()).execute({ userId });
  return row ?? null;
}
