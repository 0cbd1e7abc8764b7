import 'server-only';
import { and, eq, type SQL } from 'drizzle-orm';
import { skipTestAnswers, skipTests, lessonOpenings } from '@/db/schema/skip-tests';
import { courses, lessons } from '@/db/schema/courses';
import { db } from '@/lib/platform/database/database';
import { inKeyOrder } from '@/lib/platform/export/records';

/** A learner's skip tests, their answers, and the lessons that these have opened. */
export const exportSkipTests = (userId: number) => [
  inKeyOrder('skip_test', { skip_test: skipTests.id }, (isBehind) => selectSkipTests(userId, isBehind)),
  inKeyOrder(
    'skip_test_answer',
    { skip_test: skipTestAnswers.skipTestId, turn: skipTestAnswers.turn },
    (isBehind) => selectAnswers(userId, isBehind),
  ),
  inKeyOrder('opened_lesson', { id: lessonOpenings.lessonId }, (isBehind) =>
    selectOpenings(userId, isBehind),
  ),
];

function selectSkipTests(userId: number, isBehind: SQL | undefined) {
  return db
    .select({
      skip_test: skipTests.id,
      course: courses.slug,
      lesson: lessons.slug,
      started: skipTests.startedAt,
      finished: skipTests.finishedAt,
      passed: skipTests.passed,
    })
    .from(skipTests)
    .innerJoin(lessons, eq(lessons.id, skipTests.lessonId))
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .where(and(eq(skipTests.userId, userId), isBehind));
}

function selectAnswers(userId: number, isBehind: SQL | undefined) {
  return db
    .select({
      skip_test: skipTestAnswers.skipTestId,
      turn: skipTestAnswers.turn,
      exercise: skipTestAnswers.exerciseId,
      answer: skipTestAnswers.answer,
      verdict: skipTestAnswers.verdict,
      moment: skipTestAnswers.answeredAt,
    })
    .from(skipTestAnswers)
    .innerJoin(skipTests, eq(skipTests.id, skipTestAnswers.skipTestId))
    .where(and(eq(skipTests.userId, userId), isBehind));
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
