import 'server-only';
import { and, eq, gte, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import type { Connection } from '@/db/client';
import { courses, exercises, lessons } from '@/db/schema/courses';
import { badges, learningDays } from '@/db/schema/learning';
import { users } from '@/db/schema/people';
import { attempts, runs } from '@/db/schema/practice';
import { cards } from '@/db/schema/review';
import { isJumpedOver } from '@/lib/learning/courses/jumped-over';
import { knownStabilityDays } from './mastery';

const asInteger = (value: ReturnType<typeof sql>) => sql<number>`(${value})::int`;

/** A learner's totals, read from the days and from indexes, not from the log of answers. */
export async function selectFacts(on: Connection, userId: number) {
  const day = (what: ReturnType<typeof sql>) =>
    asInteger(sql`select ${what} from ${learningDays} where ${learningDays.userId} = ${userId}`);
  const [row] = await on
    .select({
      points: users.points,
      earned: sql<string[]>`array(select ${badges.badge} from ${badges} where ${badges.userId} = ${userId})`,
      right: day(sql`coalesce(sum(${learningDays.right}), 0)`),
      days: day(sql`count(*) filter (where ${learningDays.counted})`),
      reviewDays: day(sql`count(*) filter (where ${learningDays.counted} and ${learningDays.reviews} > 0)`),
      lessons: asInteger(
        sql`select count(*) from ${runs} where ${runs.userId} = ${userId} and ${runs.finishedAt} is not null`,
      ),
      words: asInteger(
        sql`select count(*) from ${cards} where ${and(eq(cards.userId, userId), ne(cards.source, 'mistake'), gte(cards.stability, knownStabilityDays))}`,
      ),
    })
    .from(users)
    .where(eq(users.id, userId));
  return row ?? { points: 0, earned: [], right: 0, days: 0, reviewDays: 0, lessons: 0, words: 0 };
}

/** Courses whose every lesson was finished or jumped over, and at least one finished (lib/learning/courses/policy `isDone`). */
export async function selectCoursesDone(on: Connection, userId: number): Promise<number[]> {
  const isOpen = sql`${lessons.courseId} = ${courses.id} and not ${lessons.withdrawn} and not ${lessons.announced} and exists (select from ${exercises} where ${exercises.lessonId} = ${lessons.id} and not ${exercises.withdrawn})`;
  const isFinished = sql`exists (select from ${runs} where ${runs.userId} = ${userId} and ${runs.lessonId} = ${lessons.id} and ${runs.finishedAt} is not null)`;
  const rows = await on
    .select({ id: courses.id })
    .from(courses)
    .where(
      and(
        eq(courses.withdrawn, false),
        eq(courses.announced, false),
        sql`exists (select from ${lessons} where ${isOpen} and ${isFinished})`,
        sql`not exists (select from ${lessons} where ${isOpen} and not ${isFinished} and not ${isJumpedOver(userId)})`,
      ),
    );
  return rows.map(({ id }) => id);
}

/** For each finished run of some courses: the number of exercises right at the first try, and of all exercises. */
export async function selectRunResults(on: Connection, userId: number, courseIds: number[]) {
  const first = on
    .select({
      course: sql<number>`${lessons.courseId}`.as('course'),
      lesson: sql<number>`${runs.lessonId}`.as('lesson'),
      run: sql<string>`${runs.id}`.as('run'),
      right: sql<number>`((array_agg(${attempts.verdict} order by ${attempts.turn}))[1] = 'right')::int`.as(
        'right',
      ),
    })
    .from(runs)
    .innerJoin(lessons, and(eq(lessons.id, runs.lessonId), eq(lessons.withdrawn, false)))
    .innerJoin(attempts, eq(attempts.runId, runs.id))
    .where(and(eq(runs.userId, userId), isNotNull(runs.finishedAt), inArray(lessons.courseId, courseIds)))
    .groupBy(lessons.courseId, runs.lessonId, runs.id, attempts.exerciseId)
    .as('first');
  return on
    .select({
      course: first.course,
      lesson: first.lesson,
      right: sql<number>`sum(${first.right})::int`,
      total: sql<number>`count(*)::int`,
    })
    .from(first)
    .groupBy(first.course, first.lesson, first.run);
}

export async function insertBadges(
  on: Connection,
  userId: number,
  names: string[],
  earnedAt: Date,
): Promise<void> {
  await on
    .insert(badges)
    .values(names.map((badge) => ({ userId, badge, earnedAt })))
    .onConflictDoNothing();
}
