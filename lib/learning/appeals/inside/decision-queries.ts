import 'server-only';
import { and, eq, isNull, ne, or, sql } from 'drizzle-orm';
import type { Connection } from '@/db/client';
import { appeals } from '@/db/schema/appeals';
import { courses, exercises, lessons } from '@/db/schema/courses';
import { readAccepted } from '@/lib/russian/exercises/stored';
import { db } from '@/lib/platform/database/database';

/** The exercise and the answer of a report, and the course whose teachers decide on it. */
export async function selectSubject(appealId: number) {
  const [row] = await db
    .select({ exerciseId: appeals.exerciseId, given: appeals.given, course: courses.slug })
    .from(appeals)
    .innerJoin(exercises, eq(exercises.id, appeals.exerciseId))
    .innerJoin(lessons, eq(lessons.id, exercises.lessonId))
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .where(eq(appeals.id, appealId));
  return row ?? null;
}

/** The answers to an exercise that teachers accepted. */
export async function selectAccepted(on: Connection, exerciseId: number): Promise<string[][]> {
  const [row] = await on
    .select({ accepted: exercises.accepted })
    .from(exercises)
    .where(eq(exercises.id, exerciseId));
  return row ? readAccepted(row.accepted) : [];
}

/** The same, locked until the transaction ends: decisions on one exercise are made one after the other. */
export async function lockAccepted(on: Connection, exerciseId: number): Promise<string[][]> {
  const [row] = await on
    .select({ accepted: exercises.accepted })
    .from(exercises)
    .where(eq(exercises.id, exerciseId))
    .for('no key update');
  return row ? readAccepted(row.accepted) : [];
}

export async function updateAccepted(
  on: Connection,
  exerciseId: number,
  accepted: string[][],
): Promise<void> {
  await on.update(exercises).set({ accepted }).where(eq(exercises.id, exerciseId));
}

interface Decision {
  decision: 'accepted' | 'declined';
  reason: string | null;
  decidedBy: number;
  decidedAt: Date;
}

/** Stores a decision on every report of one answer; reports with the same decision and reason stay as they are. */
export async function updateDecision(
  on: Connection,
  { exerciseId, given }: { exerciseId: number; given: string[] },
  decided: Decision,
): Promise<void> {
  const { decision, reason } = decided;
  const differs = or(
    isNull(appeals.decision),
    ne(appeals.decision, decision),
    sql`${appeals.reason} is distinct from ${reason}`,
  );
  await on
    .update(appeals)
    .set({ ...decided, seenAt: null })
    .where(and(eq(appeals.exerciseId, exerciseId), eq(appeals.given, given), differs));
}

/** Accepts the open reports of a turn that turned out right when it was graded again. */
export async function acceptTurn(
  on: Connection,
  { run, turn }: { run: string; turn: number },
  decidedAt: Date,
): Promise<void> {
  await on
    .update(appeals)
    .set({ decision: 'accepted', decidedAt })
    .where(and(eq(appeals.runId, run), eq(appeals.turn, turn), isNull(appeals.decision)));
}

export async function addRestored(
  on: Connection,
  { run, turn, points }: { run: string; turn: number; points: number },
): Promise<void> {
  await on
    .update(appeals)
    .set({ restored: sql`${appeals.restored} + ${points}` })
    .where(and(eq(appeals.runId, run), eq(appeals.turn, turn)));
}

export async function selectKind(exerciseId: number) {
  const [row] = await db.select({ kind: exercises.kind }).from(exercises).where(eq(exercises.id, exerciseId));
  return row?.kind ?? null;
}
