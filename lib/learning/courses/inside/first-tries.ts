import 'server-only';
import { and, asc, desc, eq, inArray, isNotNull, sql, sum } from 'drizzle-orm';
import { lessons } from '@/db/schema/courses';
import { attempts, runs } from '@/db/schema/practice';
import { db } from '@/lib/platform/database/database';
import type { FirstTries } from '@/lib/learning/courses/policy';

/**
 * A learner's first tries in each course; the best finished run of each lesson counts, so that repeating a lesson can only
 * help. A course without answers is missing.
 */
export async function selectFirstTries(
  userId: number,
  courseIds: number[],
): Promise<Map<number, FirstTries>> {
  const first = db
    .selectDistinctOn([attempts.runId, attempts.exerciseId], {
      courseId: lessons.courseId,
      lessonId: runs.lessonId,
      runId: attempts.runId,
      verdict: attempts.verdict,
    })
    .from(runs)
    .innerJoin(lessons, and(eq(lessons.id, runs.lessonId), eq(lessons.withdrawn, false)))
    .innerJoin(attempts, eq(attempts.runId, runs.id))
    .where(and(eq(runs.userId, userId), isNotNull(runs.finishedAt), inArray(lessons.courseId, courseIds)))
    .orderBy(asc(attempts.runId), asc(attempts.exerciseId), asc(attempts.turn))
    .as('first');
  const right = sql<number>`count(*) filter (where ${first.verdict} = 'right')`;
  const best = db
    .selectDistinctOn([first.lessonId], {
      courseId: first.courseId,
      right: right.as('right_tries'),
      total: sql<number>`count(*)`.as('all_tries'),
    })
    .from(first)
    .groupBy(first.courseId, first.lessonId, first.runId)
    .orderBy(asc(first.lessonId), desc(sql`${right}::float8 / count(*)`))
    .as('best');
  const rows = await db
    .select({
      course: best.courseId,
      right: sum(best.right).mapWith(Number),
      total: sum(best.total).mapWith(Number),
    })
    .from(best)
    .groupBy(best.courseId);
  return new Map(rows.map(({ course, ...tries }) => [course, tries]));
}
