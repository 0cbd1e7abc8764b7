import 'server-only';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import { courses, exercises, lessons } from '@/db/schema/courses';
import { attempts, runs } from '@/db/schema/practice';
import { db } from '@/lib/platform/database/database';
import { inKeyOrder } from '@/lib/platform/export/records';

/** A learner's answers in lessons, and all runs. */
export const exportPractice = (userId: number) => ({
  attempts: inKeyOrder(
    'attempt',
    { exercise: attempts.exerciseId, run: attempts.runId, turn: attempts.turn },
    (isBehind) => selectAttempts(userId, isBehind),
  ),
  runs: inKeyOrder('run', { run: runs.id }, (isBehind) => selectRuns(userId, isBehind)),
});

/** Answers in lessons, in the order of the index of a learner's answers by exercise. */
function selectAttempts(userId: number, isBehind: SQL | undefined) {
  return db
    .select({
      exercise: attempts.exerciseId,
      run: attempts.runId,
      turn: attempts.turn,
      course: courses.slug,
      lesson: lessons.slug,
      kind: exercises.kind,
      topics: exercises.topics,
      answer: attempts.answer,
      given: sql<string | null>`${attempts.grade}->>'given'`,
      expected: sql<string | null>`${attempts.grade}->>'expected'`,
      verdict: attempts.verdict,
      hints: attempts.hints,
      points: attempts.points,
      moment: attempts.answeredAt,
    })
    .from(attempts)
    .innerJoin(exercises, eq(exercises.id, attempts.exerciseId))
    .innerJoin(lessons, eq(lessons.id, exercises.lessonId))
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .where(and(eq(attempts.userId, userId), isBehind));
}

/** Every run through a lesson; `points` is the bonus for its end. */
function selectRuns(userId: number, isBehind: SQL | undefined) {
  return db
    .select({
      run: runs.id,
      course: courses.slug,
      lesson: lessons.slug,
      started: runs.startedAt,
      finished: runs.finishedAt,
      points: runs.bonus,
    })
    .from(runs)
    .innerJoin(lessons, eq(lessons.id, runs.lessonId))
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .where(and(eq(runs.userId, userId), isBehind));
}
