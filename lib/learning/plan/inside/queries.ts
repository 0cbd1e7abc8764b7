import 'server-only';
import { and, asc, desc, eq, gte, lte, min, ne, sql } from 'drizzle-orm';
import type { Connection } from '@/db/client';
import { courses, exercises, lessons } from '@/db/schema/courses';
import { daysOff, plans } from '@/db/schema/learning';
import { users } from '@/db/schema/people';
import { attempts, runs } from '@/db/schema/practice';
import { isJumpedOver } from '@/lib/learning/courses/jumped-over';
import { builtOnce, db } from '@/lib/platform/database/database';
import { withPhoneJson } from '@/lib/platform/text/phone-column';

const maxLessons = 5000;
const maxExercises = 20_000;
const maxDays = 4000;
/** Number of latest answers that the speed is measured on. */
const maxAnswers = 300;

const columns = {
  userId: plans.userId,
  goal: plans.goal,
  level: plans.level,
  course: courses.slug,
  minutes: plans.minutes,
  weekdays: plans.weekdays,
  deadline: plans.deadline,
  feedHash: plans.feedHash,
  changedAt: plans.changedAt,
};

const planOf = (on: Connection) =>
  on.select(columns).from(plans).leftJoin(courses, eq(courses.id, plans.courseId));

const planOfLearner = builtOnce((on) =>
  planOf(on)
    .where(eq(plans.userId, sql.placeholder('userId')))
    .prepare('plan'),
);

export async function selectPlan(userId: number) {
  const [row] = await planOfLearner().execute({ userId });
  return row ?? null;
}
export type PlanRow = NonNullable<Awaited<ReturnType<typeof selectPlan>>>;

/** The plan with this calendar feed, and its learner's time zone and language. */
export async function selectPlanByFeed(feedHash: string) {
  const [row] = await db
    .select({ ...columns, timeZone: users.timeZone, locale: users.locale })
    .from(plans)
    .innerJoin(users, eq(users.id, plans.userId))
    .leftJoin(courses, eq(courses.id, plans.courseId))
    .where(eq(plans.feedHash, feedHash));
  return row ?? null;
}

export async function selectCourseId(slug: string): Promise<number | null> {
  const [row] = await db
    .select({ id: courses.id })
    .from(courses)
    .where(and(eq(courses.slug, slug), eq(courses.withdrawn, false), eq(courses.announced, false)));
  return row?.id ?? null;
}

type PlanColumns = Omit<typeof plans.$inferInsert, 'startedAt' | 'feedHash'>;

export async function upsertPlan(on: Connection, row: PlanColumns): Promise<void> {
  const { userId: _owner, ...changed } = row;
  await on
    .insert(plans)
    .values({ ...row, startedAt: row.changedAt })
    .onConflictDoUpdate({ target: plans.userId, set: changed });
}

export async function deletePlan(on: Connection, userId: number): Promise<void> {
  await on.delete(plans).where(eq(plans.userId, userId));
}

/** Sets the hash of the calendar's token; says whether there is a plan. */
export async function updateFeed(userId: number, feedHash: string | null): Promise<boolean> {
  const rows = await db
    .update(plans)
    .set({ feedHash })
    .where(eq(plans.userId, userId))
    .returning({ userId: plans.userId });
  return rows.length > 0;
}

/** All open lessons in learning order, with a learner's progress in each. */
export async function selectLessons(userId: number) {
  const mine = sql`select from ${runs} where ${runs.lessonId} = ${lessons.id} and ${runs.userId} = ${userId}`;
  return db
    .select({
      id: lessons.id,
      slug: lessons.slug,
      title: withPhoneJson(lessons.title),
      course: courses.slug,
      courseTitle: withPhoneJson(courses.title),
      level: courses.level,
      exercises: sql<number>`(select count(*)::int from ${exercises} where ${exercises.lessonId} = ${lessons.id} and not ${exercises.withdrawn})`,
      started: sql<boolean>`exists (${mine})`,
      finished: sql<boolean>`exists (${mine} and ${runs.finishedAt} is not null)`,
      jumpedOver: isJumpedOver(userId),
    })
    .from(lessons)
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .where(
      and(
        eq(lessons.withdrawn, false),
        eq(lessons.announced, false),
        eq(courses.withdrawn, false),
        eq(courses.announced, false),
      ),
    )
    .orderBy(asc(courses.position), asc(courses.id), asc(lessons.position), asc(lessons.id))
    .limit(maxLessons);
}
export type LessonRow = Awaited<ReturnType<typeof selectLessons>>[number];

/** The time at which a learner first answered each exercise right or almost right. */
export async function selectSolved(userId: number) {
  const first = db
    .select({ exerciseId: attempts.exerciseId, at: min(attempts.answeredAt).as('at') })
    .from(attempts)
    .where(and(eq(attempts.userId, userId), ne(attempts.verdict, 'wrong')))
    .groupBy(attempts.exerciseId)
    .as('first');
  const rows = await db
    .select({ lesson: exercises.lessonId, at: first.at })
    .from(first)
    .innerJoin(exercises, and(eq(exercises.id, first.exerciseId), eq(exercises.withdrawn, false)))
    .limit(maxExercises);
  return rows.flatMap(({ lesson, at }) => (at ? [{ lesson, at }] : []));
}

/** The latest answers up to a time, with run, exercise and times. */
export async function selectWork(userId: number, until: Date) {
  return db
    .select({
      run: attempts.runId,
      startedAt: runs.startedAt,
      exercise: attempts.exerciseId,
      answeredAt: attempts.answeredAt,
    })
    .from(attempts)
    .innerJoin(runs, eq(runs.id, attempts.runId))
    .where(and(eq(attempts.userId, userId), lte(attempts.answeredAt, until)))
    .orderBy(desc(attempts.answeredAt), desc(attempts.turn))
    .limit(maxAnswers);
}

export async function selectDaysOff(userId: number, from: string): Promise<Set<string>> {
  const rows = await db
    .select({ day: daysOff.day })
    .from(daysOff)
    .where(and(eq(daysOff.userId, userId), gte(daysOff.day, from)))
    .limit(maxDays);
  return new Set(rows.map(({ day }) => day));
}
