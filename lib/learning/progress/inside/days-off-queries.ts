import 'server-only';
import { and, asc, eq, gte, inArray } from 'drizzle-orm';
import type { Connection } from '@/db/client';
import { daysOff } from '@/db/schema/learning';
import { db } from '@/lib/platform/database/database';
import { maxListedDays } from '@/lib/learning/progress/limits';

/** Days off from a day on, in order. */
export async function selectDaysOff(on: Connection, userId: number, fromDay: string): Promise<string[]> {
  const rows = await on
    .select({ day: daysOff.day })
    .from(daysOff)
    .where(and(eq(daysOff.userId, userId), gte(daysOff.day, fromDay)))
    .orderBy(asc(daysOff.day))
    .limit(maxListedDays);
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
