import 'server-only';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { courses, exercises, lessons } from '@/db/schema/courses';
import { attempts, runs } from '@/db/schema/practice';
import { db } from '@/lib/platform/database/database';
import { exportPageSize, inPages } from '@/lib/platform/export/records';

/** A learner's answers in lessons, and all runs. */
export const exportPractice = (userId: number) => ({
  attempts: inPages<Attempt>('attempt', (last) => selectAttempts(userId, last)),
  runs: inPages<Run>('run', (last) => selectRuns(userId, last)),
});

type Attempt = Awaited<ReturnType<typeof selectAttempts>>[number];
type Run = Awaited<ReturnType<typeof selectRuns>>[number];

/** Answers in lessons in the order of the index; `after` is the last one of the page before. */
async function selectAttempts(userId: number, after: { exercise: number; run: string; turn: number } | null) {
  const place = sql`(${attempts.exerciseId}, ${attempts.runId}, ${attempts.turn})`;
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
    .where(
      and(
        eq(attempts.userId, userId),
        after
          ? and(
              sql`${attempts.exerciseId} >= ${after.exercise}`,
              sql`${place} > (${after.exercise}::int, ${after.run}::uuid, ${after.turn}::int)`,
            )
          : undefined,
      ),
    )
    .orderBy(asc(attempts.exerciseId), asc(attempts.runId), asc(attempts.turn))
    .limit(exportPageSize);
}

/** Every run through a lesson; `points` is the bonus for its end. */
async function selectRuns(userId: number, after: { run: string } | null) {
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
    .where(and(eq(runs.userId, userId), after ? gt(runs.id, after.run) : undefined))
    .orderBy(asc(runs.id))
    .limit(exportPageSize);
}
