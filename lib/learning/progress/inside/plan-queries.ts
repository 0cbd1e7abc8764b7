import 'server-only';
import { eq } from 'drizzle-orm';
import type { Connection } from '@/db/client';
import { plans } from '@/db/schema/learning';

/** The weekdays of a learner's plan, and the time since which it holds. */
export async function selectPlanWeekdays(on: Connection, userId: number) {
  const [row] = await on
    .select({ weekdays: plans.weekdays, changedAt: plans.changedAt })
    .from(plans)
    .where(eq(plans.userId, userId));
  return row ?? null;
}
