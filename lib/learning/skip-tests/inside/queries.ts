import 'server-only';
import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Connection } from '@/db/client';
import { checkAnswers, checks, lessonOpenings } from '@/db/schema/checks';
import { courses, exercises, lessons } from '@/db/schema/courses';
import { readExercise } from '@/lib/russian/exercises/stored';
import { filledJson } from '@/lib/platform/text/phone-column';

const mostExercises = 5000;
const mostAnswers = 100;
/** What was asked longer ago may well come again. */
const latestChecks = 20;

const columns = { id: checks.id, lessonId: checks.lessonId, asked: checks.asked, passed: checks.passed };
export interface CheckRow {
  id: string;
  lessonId: number;
  asked: number[];
  /** Null while it goes on. */
  passed: boolean | null;
}

/** The learner's check before a lesson that is not over. */
export async function selectOpen(on: Connection, userId: number, lessonId: number) {
  const [row] = await on
    .select({ ...columns, startedAt: checks.startedAt })
    .from(checks)
    .where(and(eq(checks.userId, userId), eq(checks.lessonId, lessonId), isNull(checks.finishedAt)));
  return row ?? null;
}

/** A check of this learner, held until the transaction ends: its answers go one after the other. */
export async function lockCheck(on: Connection, userId: number, id: string): Promise<CheckRow | null> {
  const [row] = await on
    .select(columns)
    .from(checks)
    .innerJoin(lessons, and(eq(lessons.id, checks.lessonId), eq(lessons.withdrawn, false)))
    .innerJoin(courses, and(eq(courses.id, lessons.courseId), eq(courses.withdrawn, false)))
    .where(and(eq(checks.id, id), eq(checks.userId, userId)))
    .for('update', { of: checks });
  return row ?? null;
}

/** What may be asked of some lessons. */
export async function selectBank(on: Connection, lessonIds: number[]) {
  return on
    .select({ id: exercises.id, lessonId: exercises.lessonId, kind: exercises.kind })
    .from(exercises)
    .where(and(inArray(exercises.lessonId, lessonIds), eq(exercises.withdrawn, false)))
    .orderBy(asc(exercises.id))
    .limit(mostExercises);
}

/** What the learner's latest checks asked, the newest first. */
export async function selectAskedBefore(on: Connection, userId: number): Promise<number[][]> {
  const rows = await on
    .select({ asked: checks.asked })
    .from(checks)
    .where(eq(checks.userId, userId))
    .orderBy(desc(checks.startedAt), desc(checks.id))
    .limit(latestChecks);
  return rows.map(({ asked }) => asked);
}

export async function insertCheck(on: Connection, row: typeof checks.$inferInsert): Promise<CheckRow | null> {
  const [made] = await on.insert(checks).values(row).returning(columns);
  return made ?? null;
}

/** The exercises of a check, also those that were withdrawn since, alone or with all they belong to. */
export async function selectAsked(on: Connection, ids: number[]) {
  const rows = await on
    .select({
      id: exercises.id,
      lessonId: exercises.lessonId,
      topics: exercises.topics,
      content: filledJson(exercises.content),
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

export async function selectAnswers(on: Connection, checkId: string) {
  return on
    .select({ exerciseId: checkAnswers.exerciseId, verdict: checkAnswers.verdict })
    .from(checkAnswers)
    .where(eq(checkAnswers.checkId, checkId))
    .orderBy(asc(checkAnswers.turn))
    .limit(mostAnswers);
}
export type AnswerRow = Awaited<ReturnType<typeof selectAnswers>>[number];

export async function insertAnswer(on: Connection, row: typeof checkAnswers.$inferInsert): Promise<void> {
  await on.insert(checkAnswers).values(row);
}

export async function finishCheck(
  on: Connection,
  id: string,
  passed: boolean,
  finishedAt: Date,
): Promise<void> {
  await on.update(checks).set({ passed, finishedAt }).where(eq(checks.id, id));
}

/** Passing again changes nothing: the first moment stays. */
export async function insertOpening(on: Connection, row: typeof lessonOpenings.$inferInsert): Promise<void> {
  await on.insert(lessonOpenings).values(row).onConflictDoNothing();
}
