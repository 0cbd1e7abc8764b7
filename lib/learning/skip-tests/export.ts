import 'server-only';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { checkAnswers, checks, lessonOpenings } from '@/db/schema/checks';
import { courses, lessons } from '@/db/schema/courses';
import { db } from '@/lib/platform/database/database';
import { exportPageSize, inPages } from '@/lib/platform/export/records';

/** A learner's skip tests, their answers, and the lessons that these have opened. */
export const exportSkipTests = (userId: number) => [
  inPages<Check>('skip_test', (last) => selectChecks(userId, last)),
  inPages<Answer>('skip_test_answer', (last) => selectAnswers(userId, last)),
  inPages<Opening>('opened_lesson', (last) => selectOpenings(userId, last)),
];

type Check = Awaited<ReturnType<typeof selectChecks>>[number];
type Answer = Awaited<ReturnType<typeof selectAnswers>>[number];
type Opening = Awaited<ReturnType<typeof selectOpenings>>[number];

async function selectChecks(userId: number, after: { skip_test: string } | null) {
  return db
    .select({
      skip_test: checks.id,
      course: courses.slug,
      lesson: lessons.slug,
      started: checks.startedAt,
      finished: checks.finishedAt,
      passed: checks.passed,
    })
    .from(checks)
    .innerJoin(lessons, eq(lessons.id, checks.lessonId))
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .where(and(eq(checks.userId, userId), after ? gt(checks.id, after.skip_test) : undefined))
    .orderBy(asc(checks.id))
    .limit(exportPageSize);
}

async function selectAnswers(userId: number, after: { skip_test: string; turn: number } | null) {
  return db
    .select({
      skip_test: checkAnswers.checkId,
      turn: checkAnswers.turn,
      exercise: checkAnswers.exerciseId,
      answer: checkAnswers.answer,
      verdict: checkAnswers.verdict,
      moment: checkAnswers.answeredAt,
    })
    .from(checkAnswers)
    .innerJoin(checks, eq(checks.id, checkAnswers.checkId))
    .where(
      and(
        eq(checks.userId, userId),
        after
          ? sql`(${checkAnswers.checkId}, ${checkAnswers.turn}) > (${after.skip_test}::uuid, ${after.turn}::int)`
          : undefined,
      ),
    )
    .orderBy(asc(checkAnswers.checkId), asc(checkAnswers.turn))
    .limit(exportPageSize);
}

async function selectOpenings(userId: number, after: { id: number } | null) {
  return db
    .select({
      id: lessonOpenings.lessonId,
      course: courses.slug,
      lesson: lessons.slug,
      moment: lessonOpenings.openedAt,
    })
    .from(lessonOpenings)
    .innerJoin(lessons, eq(lessons.id, lessonOpenings.lessonId))
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .where(and(eq(lessonOpenings.userId, userId), after ? gt(lessonOpenings.lessonId, after.id) : undefined))
    .orderBy(asc(lessonOpenings.lessonId))
    .limit(exportPageSize);
}
