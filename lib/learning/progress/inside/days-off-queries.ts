import 'server-only';
import { and, asc, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Connection } from '@/db/client';
import { daysOff } from '@/db/schema/learning';
import { builtOnce, db } from '@/lib/platform/database/database';
import { maxListedDays } from '@/lib/learning/progress/limits';

const daysOffSince = (on: Connection) =>
  on
    .select({ day: daysOff.day })
    .from(daysOff)
    .where(and(eq(daysOff.userId, sql.placeholder('userId')), gte(daysOff.day, sql.placeholder('fromDay'))))
    .orderBy(asc(daysOff.day))
    .limit(maxListedDays)
    .prepare('days_off');

const daysOffOf = builtOnce(daysOffSince);

/** Days off from a day on, in order; within a transaction where one is given. */
export async function selectDaysOff(userId: number, fromDay: string, on?: Connection): Promise<string[]> {
  const rows = await (on ? daysOffSince(on) : daysOffOf()).execute({ userId, fromDay });
  return rows.map(({ day }) => day);
}

export async function deleteDayOff(userId: number, day: string): Promise<void> {
  await db.delete(daysOff).where(and(eq(daysOff.userId, userId), eq(daysOff.day, day)));
}

export async function deleteDaysOff(on: Connection, userId: number, days: string[]): Promise<void> {
  if (days.length === 0) return;
  await on.delete(daysOff).where(and(eq(daysOff.userId, userId), inArray(daysOff.day, days)));
}

/** Inserts days off; days that are off already stay. */
export async function insertDaysOff(on: Connection, userId: number, days: string[]): Promise<void> {
  if (days.length === 0) return;
  await on
    .insert(daysOff)
    .values(days.map((day) => ({ userId, day })))
    .onConflictDoNothing();
}
