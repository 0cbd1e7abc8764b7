import 'server-only';
import { and, asc, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import type { Connection } from '@/db/client';
import { users } from '@/db/schema/people';
import { attempts, rewards, runs } from '@/db/schema/practice';
import { db } from '@/lib/platform/database/database';
import {
  exerciseAnswer,
  grade,
  type ExerciseAnswer,
  type Grade,
  type Verdict,
} from '@/lib/russian/exercises/schema';

/** More answers than any learner gives to one exercise. */
const maxAnswers = 5000;

/** Ids of learners whose answers to an exercise were not all right; ids greater than `after`, ascending. */
export async function selectMistaken(exerciseId: number, after: number, limit: number): Promise<number[]> {
  const rows = await db
    .selectDistinct({ id: attempts.userId })
    .from(attempts)
    .where(
      and(eq(attempts.exerciseId, exerciseId), ne(attempts.verdict, 'right'), gt(attempts.userId, after)),
    )
    .orderBy(asc(attempts.userId))
    .limit(limit);
  return rows.map(({ id }) => id);
}

const ofLearner = (userId: number, exerciseId: number) =>
  and(eq(attempts.userId, userId), eq(attempts.exerciseId, exerciseId));

/** Locks the runs in which a learner answered an exercise, so that no answer is added meanwhile. */
export async function lockRunsWith(on: Connection, userId: number, exerciseId: number): Promise<void> {
  const withAnswers = on
    .selectDistinct({ id: attempts.runId })
    .from(attempts)
    .where(ofLearner(userId, exerciseId));
  await on
    .select({ id: runs.id })
    .from(runs)
    .where(and(eq(runs.userId, userId), inArray(runs.id, withAnswers)))
    .orderBy(asc(runs.id))
    .for('update');
}

const columns = {
  runId: attempts.runId,
  turn: attempts.turn,
  exerciseId: attempts.exerciseId,
  answer: attempts.answer,
  grade: attempts.grade,
  hints: attempts.hints,
  points: attempts.points,
  answeredAt: attempts.answeredAt,
};

export interface StoredAnswer {
  runId: string;
  turn: number;
  exerciseId: number;
  answer: ExerciseAnswer;
  grade: Grade;
  hints: number;
  points: number;
  answeredAt: Date;
}

/** A learner's answers to an exercise, in order of time. */
export async function selectAnswers(
  on: Connection,
  userId: number,
  exerciseId: number,
): Promise<StoredAnswer[]> {
  const rows = await on
    .select(columns)
    .from(attempts)
    .where(ofLearner(userId, exerciseId))
    .orderBy(asc(attempts.answeredAt), asc(attempts.runId), asc(attempts.turn))
    .limit(maxAnswers);
  return rows.map(read);
}

/** The answer of a turn; null when there is none. */
export async function selectAnswer(
  on: Connection,
  runId: string,
  turn: number,
): Promise<StoredAnswer | null> {
  const [row] = await on
    .select(columns)
    .from(attempts)
    .where(and(eq(attempts.runId, runId), eq(attempts.turn, turn)));
  return row ? read(row) : null;
}

type Row = Omit<StoredAnswer, 'answer' | 'grade'> & { answer: unknown; grade: unknown };

const read = (row: Row): StoredAnswer => ({
  ...row,
  answer: exerciseAnswer.parse(row.answer),
  grade: grade.parse(row.grade),
});

export async function selectPaid(on: Connection, userId: number, exerciseId: number): Promise<number> {
  const [row] = await on
    .select({ points: rewards.points })
    .from(rewards)
    .where(
      and(eq(rewards.userId, userId), eq(rewards.reason, 'exercise'), eq(rewards.subjectId, exerciseId)),
    );
  return row?.points ?? 0;
}

export async function updateGrade(
  on: Connection,
  { runId, turn }: Pick<StoredAnswer, 'runId' | 'turn'>,
  values: { grade: Grade; verdict: Verdict; points: number },
): Promise<void> {
  await on
    .update(attempts)
    .set(values)
    .where(and(eq(attempts.runId, runId), eq(attempts.turn, turn)));
}

/** Adds points to the reward of an exercise. */
export async function raiseReward(on: Connection, reward: typeof rewards.$inferInsert): Promise<void> {
  if (reward.points <= 0) return;
  await on
    .insert(rewards)
    .values(reward)
    .onConflictDoUpdate({
      target: [rewards.userId, rewards.reason, rewards.subjectId],
      set: { points: sql`${rewards.points} + ${reward.points}` },
    });
  await on
    .update(users)
    .set({ points: sql`${users.points} + ${reward.points}` })
    .where(eq(users.id, reward.userId));
}
