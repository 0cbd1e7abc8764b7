import 'server-only';
import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Connection } from '@/db/client';
import { skipTestAnswers, skipTests, lessonOpenings } from '@/db/schema/skip-tests';
import { courses, exercises, lessons } from '@/db/schema/courses';
import { readExercise } from '@/lib/russian/exercises/stored';
import { withPhoneJson } from '@/lib/platform/text/phone-column';

const maxExercises = 5000;
const maxAnswers = 100;
/** Recent tests whose exercises are avoided. */
const maxRecentChecks = 20;

const columns = {
  id: skipTests.id,
  lessonId: skipTests.lessonId,
  asked: skipTests.asked,
  passed: skipTests.passed,
};
export interface SkipTestRow {
  id: string;
  lessonId: number;
  asked: number[];
  /** Null while the test is open. */
  passed: boolean | null;
}

/** The learner's open test before a lesson. */
export async function selectOpen(on: Connection, userId: number, lessonId: number) {
  const [row] = await on
    .select({ ...columns, startedAt: skipTests.startedAt })
    .from(skipTests)
    .where(and(eq(skipTests.userId, userId), eq(skipTests.lessonId, lessonId), isNull(skipTests.finishedAt)));
  return row ?? null;
}

/** A test of this learner, locked until the transaction ends: its answers are taken one after the other. */
export async function lockSkipTestRow(
  on: Connection,
  userId: number,
  id: string,
): Promise<SkipTestRow | null> {
  const [row] = await on
    .select(columns)
    .from(skipTests)
    .innerJoin(lessons, and(eq(lessons.id, skipTests.lessonId), eq(lessons.withdrawn, false)))
    .innerJoin(courses, and(eq(courses.id, lessons.courseId), eq(courses.withdrawn, false)))
    .where(and(eq(skipTests.id, id), eq(skipTests.userId, userId)))
    .for('update', { of: skipTests });
  return row ?? null;
}

/** The exercises of these lessons that may be asked. */
export async function selectBank(on: Connection, lessonIds: number[]) {
  return on
    .select({ id: exercises.id, lessonId: exercises.lessonId, kind: exercises.kind })
    .from(exercises)
    .where(and(inArray(exercises.lessonId, lessonIds), eq(exercises.withdrawn, false)))
    .orderBy(asc(exercises.id))
    .limit(maxExercises);
}

/** Ids of the exercises of the learner's recent tests, the newest test first. */
export async function selectAskedBefore(on: Connection, userId: number): Promise<number[][]> {
  const rows = await on
    .select({ asked: skipTests.asked })
    .from(skipTests)
    .where(eq(skipTests.userId, userId))
    .orderBy(desc(skipTests.startedAt), desc(skipTests.id))
    .limit(maxRecentChecks);
  return rows.map(({ asked }) => asked);
}

export async function insertSkipTest(
  on: Connection,
  row: typeof skipTests.$inferInsert,
): Promise<SkipTestRow | null> {
  const [made] = await on.insert(skipTests).values(row).returning(columns);
  return made ?? null;
}

/** The exercises of a test, also those that were withdrawn since, by themselves or with their lesson. */
export async function selectAsked(on: Connection, ids: number[]) {
  const rows = await on
    .select({
      id: exercises.id,
      lessonId: exercises.lessonId,
      topics: exercises.topics,
      content: withPhoneJson(exercises.content),
      accepted: exercises.accepted,
      withdrawn: sql<boolean>`${exercises.withdrawn} or ${lessons.withdrawn} or ${lessons.announced}`,
    })
    .from(exercises)
    .innerJoin(lessons, eq(lessons.id, exercises.lessonId))
    .where(inArray(exercises.id, ids))
    .orderBy(asc(exercises.id));
  return rows.map(({ accepted, ...row }) => ({ ...row, content: readExercise({ ...row, accepted }) }));
}
export type AskedRow = Awaited<ReturnType<typeof selectAsked>>[number];

export async function selectAnswers(on: Connection, skipTestId: string) {
  return on
    .select({ exerciseId: skipTestAnswers.exerciseId, verdict: skipTestAnswers.verdict })
    .from(skipTestAnswers)
    .where(eq(skipTestAnswers.skipTestId, skipTestId))
    .orderBy(asc(skipTestAnswers.turn))
    .limit(maxAnswers);
}
export type AnswerRow = Awaited<ReturnType<typeof selectAnswers>>[number];

export async function insertAnswer(on: Connection, row: typeof skipTestAnswers.$inferInsert): Promise<void> {
  await on.insert(skipTestAnswers).values(row);
}

export async function finishSkipTest(
  on: Connection,
  id: string,
  passed: boolean,
  finishedAt: Date,
): Promise<void> {
  await on.update(skipTests).set({ passed, finishedAt }).where(eq(skipTests.id, id));
}

/** Records that the lessons before this one are skipped; passing again keeps the first time. */
export async function insertOpening(on: Connection, row: typeof lessonOpenings.$inferInsert): Promise<void> {
  await on.insert(lessonOpenings).values(row).onConflictDoNothing();
}
