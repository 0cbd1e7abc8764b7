import 'server-only';
import { and, eq, type SQL } from 'drizzle-orm';
import { checkAnswers, checks, lessonOpenings } from '@/db/schema/checks';
import { courses, lessons } from '@/db/schema/courses';
import { db } from '@/lib/platform/database/database';
import { inKeyOrder } from '@/lib/platform/export/records';

/** A learner's skip tests, their answers, and the lessons that these have opened. */
export const exportSkipTests = (userId: number) => [
  inKeyOrder('skip_test', { skip_test: checks.id }, (isBehind) => selectChecks(userId, isBehind)),
  inKeyOrder('skip_test_answer', { skip_test: checkAnswers.checkId, turn: checkAnswers.turn }, (isBehind) =>
    selectAnswers(userId, isBehind),
  ),
  inKeyOrder('opened_lesson', { id: lessonOpenings.lessonId }, (isBehind) =>
    selectOpenings(userId, isBehind),
  ),
];

function selectChecks(userId: number, isBehind: SQL | undefined) {
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
    .where(and(eq(checks.userId, userId), isBehind));
}

function selectAnswers(userId: number, isBehind: SQL | undefined) {
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
    .where(and(eq(checks.userId, userId), isBehind));
}

function selectOpenings(userId: number, isBehind: SQL | undefined) {
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
    .where(and(eq(lessonOpenings.userId, userId), isBehind));
}
