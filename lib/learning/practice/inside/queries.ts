import 'server-only';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Connection } from '@/db/client';
import { exercises } from '@/db/schema/courses';
import { users } from '@/db/schema/people';
import { attempts, hints, rewards, runs } from '@/db/schema/practice';
import { db } from '@/lib/platform/database/database';
import type { ExerciseContent, Grade } from '@/lib/russian/exercises/schema';
import { readExercise } from '@/lib/russian/exercises/stored';
import { withPhoneJson } from '@/lib/platform/text/phone-column';

const maxExercises = 100;
/** The number of possible turns (see `turn` in the slice's schema.ts): nothing else limits the length of a run. */
const maxTurns = 100_001;

const runColumns = {
  id: runs.id,
  lessonId: runs.lessonId,
  startedAt: runs.startedAt,
  finishedAt: runs.finishedAt,
  bonus: runs.bonus,
};
export type RunRow = Pick<typeof runs.$inferSelect, keyof typeof runColumns>;

/** A run of this learner; null for somebody else's. */
export async function selectRun(userId: number, runId: string): Promise<RunRow | null> {
  const [row] = await db
    .select(runColumns)
    .from(runs)
    .where(and(eq(runs.id, runId), eq(runs.userId, userId)));
  return row ?? null;
}

/** The same, locked until the transaction ends: answers of one run are taken one after the other. */
export async function lockRunRow(on: Connection, userId: number, runId: string): Promise<RunRow | null> {
  const [row] = await on
    .select(runColumns)
    .from(runs)
    .where(and(eq(runs.id, runId), eq(runs.userId, userId)))
    .for('update');
  return row ?? null;
}

/** The learner's open run of a lesson, created when there is none; safe with concurrent calls. */
export async function openRun(
  userId: number,
  lessonId: number,
  startedAt: Date,
  on: Connection = db,
): Promise<RunRow | null> {
  await on.insert(runs).values({ userId, lessonId, startedAt }).onConflictDoNothing();
  const [row] = await on
    .select(runColumns)
    .from(runs)
    .where(and(eq(runs.userId, userId), eq(runs.lessonId, lessonId), isNull(runs.finishedAt)));
  return row ?? null;
}

export async function finishRun(
  on: Connection,
  runId: string,
  finishedAt: Date,
  bonus: number,
): Promise<void> {
  await on.update(runs).set({ finishedAt, bonus }).where(eq(runs.id, runId));
}

export interface ExerciseRow {
  id: number;
  content: ExerciseContent;
}

/** A lesson's exercises in teaching order. */
export async function selectExercises(on: Connection, lessonId: number): Promise<ExerciseRow[]> {
  const rows = await on
    .select({ id: exercises.id, content: withPhoneJson(exercises.content), accepted: exercises.accepted })
    .from(exercises)
    .where(and(eq(exercises.lessonId, lessonId), eq(exercises.withdrawn, false)))
    .orderBy(asc(exercises.position), asc(exercises.id))
    .limit(maxExercises);
  return rows.map(({ id, ...stored }) => ({ id, content: readExercise(stored) }));
}

/** An exercise, withdrawn or not, locked until the transaction ends, so that no decision changes its answers meanwhile. */
export async function lockExercise(on: Connection, exerciseId: number): Promise<ExerciseContent | null> {
  const [row] = await on
    .select({ content: withPhoneJson(exercises.content), accepted: exercises.accepted })
    .from(exercises)
    .where(eq(exercises.id, exerciseId))
    .for('share');
  return row ? readExercise(row) : null;
}

/** Whether a lesson has this exercise, or had it before it was withdrawn. */
export async function wasInLesson(on: Connection, lessonId: number, exerciseId: number): Promise<boolean> {
  const [row] = await on
    .select({ id: exercises.id })
    .from(exercises)
    .where(and(eq(exercises.id, exerciseId), eq(exercises.lessonId, lessonId)));
  return row !== undefined;
}

export async function selectTurns(on: Connection, runId: string) {
  const rows = await on
    .select({
      exerciseId: attempts.exerciseId,
      verdict: attempts.verdict,
      points: attempts.points,
      grade: attempts.grade,
      answeredAt: attempts.answeredAt,
    })
    .from(attempts)
    .where(eq(attempts.runId, runId))
    .orderBy(asc(attempts.turn))
    .limit(maxTurns);
  // The boundary: insertAttempt is the only writer of grades.
  return rows.map((row) => ({ ...row, grade: row.grade as Grade }));
}
export type TurnRow = Awaited<ReturnType<typeof selectTurns>>[number];

export async function insertAttempt(on: Connection, values: typeof attempts.$inferInsert): Promise<void> {
  await on.insert(attempts).values(values);
}

/** State that a reward depends on: ever answered, ever paid, hints opened in any run and in this one. */
export async function selectRewardState(on: Connection, userId: number, exerciseId: number, runId: string) {
  const [row] = await on
    .select({
      answered: sql<boolean>`exists (select from ${attempts} where ${attempts.userId} = ${userId} and ${attempts.exerciseId} = ${exerciseId})`,
      paid: sql<boolean>`exists (select from ${rewards} where ${rewards.userId} = ${userId} and ${rewards.reason} = 'exercise' and ${rewards.subjectId} = ${exerciseId})`,
      hints: sql<number>`coalesce(max(${hints.level}), 0)::int`,
      hintsNow: sql<number>`coalesce(max(${hints.level}) filter (where ${hints.runId} = ${runId}), 0)::int`,
    })
    .from(hints)
    .innerJoin(runs, and(eq(runs.id, hints.runId), eq(runs.userId, userId)))
    .where(eq(hints.exerciseId, exerciseId));
  return row ?? { answered: false, paid: false, hints: 0, hintsNow: 0 };
}
export type RewardRow = Awaited<ReturnType<typeof selectRewardState>>;

export async function upsertHint(
  on: Connection,
  runId: string,
  exerciseId: number,
  level: number,
): Promise<void> {
  await on
    .insert(hints)
    .values({ runId, exerciseId, level })
    .onConflictDoUpdate({ target: [hints.runId, hints.exerciseId], set: { level } });
}

export async function selectTotalPoints(on: Connection, userId: number): Promise<number> {
  const [row] = await on.select({ points: users.points }).from(users).where(eq(users.id, userId));
  return row?.points ?? 0;
}
