import 'server-only';
import { and, asc, between, desc, eq, gt, gte, inArray, sql } from 'drizzle-orm';
import type { Connection } from '@/db/client';
import { badges, daysOff, learningDays, plans } from '@/db/schema/learning';
import { users } from '@/db/schema/people';
import { db } from '@/lib/platform/database/database';

export async function selectZone(on: Connection, userId: number): Promise<string | null> {
  const [row] = await on.select({ timeZone: users.timeZone }).from(users).where(eq(users.id, userId));
  return row?.timeZone ?? null;
}

/** The learner's time zone, with their row locked until the transaction ends; null when the account was just deleted. */
export async function lockZone(on: Connection, userId: number): Promise<string | null> {
  const [row] = await on
    .select({ timeZone: users.timeZone })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  return row?.timeZone ?? null;
}

export async function updateZone(on: Connection, userId: number, timeZone: string): Promise<void> {
  await on.update(users).set({ timeZone }).where(eq(users.id, userId));
}

/** Ten years of days: no list of days is longer. */
const maxDays = 3700;

/** Days off from `from` on, in order. */
export async function selectDaysOff(on: Connection, userId: number, from: string): Promise<string[]> {
  const rows = await on
    .select({ day: daysOff.day })
    .from(daysOff)
    .where(and(eq(daysOff.userId, userId), gte(daysOff.day, from)))
    .orderBy(asc(daysOff.day))
    .limit(maxDays);
  return rows.map(({ day }) => day);
}

export async function deleteDayOff(userId: number, day: string): Promise<void> {
  await db.delete(daysOff).where(and(eq(daysOff.userId, userId), eq(daysOff.day, day)));
}

export async function deleteDaysOff(on: Connection, userId: number, days: string[]): Promise<void> {
  if (days.length === 0) return;
  await on.delete(daysOff).where(and(eq(daysOff.userId, userId), inArray(daysOff.day, days)));
}

/** The work of each day, the newest day first. */
export async function selectDays(userId: number) {
  return db
    .select({
      day: learningDays.day,
      answers: learningDays.answers,
      right: learningDays.right,
      reviews: learningDays.reviews,
      practised: learningDays.practised,
      counted: learningDays.counted,
      seconds: learningDays.seconds,
      points: learningDays.points,
    })
    .from(learningDays)
    .where(eq(learningDays.userId, userId))
    .orderBy(desc(learningDays.day))
    .limit(maxDays);
}
export type DayRow = Awaited<ReturnType<typeof selectDays>>[number];

/** The weekdays of a learner's plan, and the time since which it holds. */
export async function selectWeekdays(on: Connection, userId: number) {
  const [row] = await on
    .select({ weekdays: plans.weekdays, changedAt: plans.changedAt })
    .from(plans)
    .where(eq(plans.userId, userId));
  return row ?? null;
}

/** Inserts days off; days that are off already stay. */
export async function insertDaysOff(on: Connection, userId: number, days: string[]): Promise<void> {
  if (days.length === 0) return;
  await on
    .insert(daysOff)
    .values(days.map((day) => ({ userId, day })))
    .onConflictDoNothing();
}

type WorkColumn = 'answers' | 'right' | 'reviews' | 'paidReviews' | 'practised' | 'seconds' | 'points';

/** Work to be added to a day. */
interface AddedWork extends Partial<Record<WorkColumn, number>> {
  userId: number;
  day: string;
}

/** Adds work to a day and returns what decides whether the day counts; concurrent calls lose nothing. */
export async function addToDay(
  on: Connection,
  work: AddedWork,
): Promise<{ practised: number; counted: boolean }> {
  const added = (name: WorkColumn) => sql`${learningDays[name]} + ${work[name] ?? 0}`;
  const [row] = await on
    .insert(learningDays)
    .values(work)
    .onConflictDoUpdate({
      target: [learningDays.userId, learningDays.day],
      set: {
        answers: added('answers'),
        right: added('right'),
        reviews: added('reviews'),
        paidReviews: added('paidReviews'),
        practised: added('practised'),
        seconds: added('seconds'),
        points: added('points'),
      },
    })
    .returning({ practised: learningDays.practised, counted: learningDays.counted });
  return row ?? { practised: 0, counted: false };
}

/** Marks the day as one of learning (lib/learning/progress/day-of-learning). */
export async function countDay(on: Connection, userId: number, day: string): Promise<void> {
  await on
    .update(learningDays)
    .set({ counted: true })
    .where(and(eq(learningDays.userId, userId), eq(learningDays.day, day)));
}

/** The first of these days with at least `wrong` wrong answers; its row is locked until the transaction ends. */
export async function selectDayWithAnswers(
  on: Connection,
  userId: number,
  days: string[],
  wrong: number,
): Promise<string | null> {
  const { answers, right } = learningDays;
  const rows = await on
    .select({ day: learningDays.day })
    .from(learningDays)
    .where(
      and(
        eq(learningDays.userId, userId),
        inArray(learningDays.day, days),
        gt(answers, 0),
        sql`${answers} >= ${right} + ${wrong}`,
      ),
    )
    .orderBy(asc(learningDays.day))
    .for('update');
  const found = rows.map(({ day }) => day);
  return days.find((day) => found.includes(day)) ?? null;
}

const maxBadges = 100;

/** Keys of the badges and ranks that were reached between two times. */
export async function selectBadgesBetween(userId: number, from: Date, to: Date): Promise<string[]> {
  const rows = await db
    .select({ badge: badges.badge })
    .from(badges)
    .where(and(eq(badges.userId, userId), between(badges.earnedAt, from, to)))
    .orderBy(asc(badges.earnedAt), asc(badges.badge))
    .limit(maxBadges);
  return rows.map(({ badge }) => badge);
}
