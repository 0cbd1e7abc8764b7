import 'server-only';
import type { Connection } from '@/db/client';
import type { Viewer } from '@/lib/people/auth/viewer';
import type { SeededExercise } from '@/lib/learning/session/exercise';
import { exerciseSeed } from '@/lib/learning/session/exercise-seed';
import { now } from '@/lib/platform/clock';
import { AppError } from '@/lib/platform/errors';
import { isPassed } from '@/lib/learning/skip-tests/policy';
import {
  finishSkipTest,
  insertOpening,
  lockSkipTestRow,
  selectAnswers,
  selectAsked,
  type AnswerRow,
  type AskedRow,
  type SkipTestRow,
} from './queries';

/** A skip test with its exercises and answers. */
export interface SkipTestState {
  row: SkipTestRow;
  exercises: AskedRow[];
  answers: AnswerRow[];
  /** The due exercise; null when the test is over or no exercise is left. */
  due: AskedRow | null;
  /** Number of exercises that were answered or are still to come. */
  total: number;
  right: number;
}

/**
 * Locks a test until the transaction ends. Throws AppError('not_found'), also for somebody else's test and for one before a
 * lesson that was withdrawn.
 */
export async function lockSkipTest(on: Connection, viewer: Viewer, id: string): Promise<SkipTestState> {
  const row = await lockSkipTestRow(on, viewer.id, id);
  if (!row) throw new AppError('not_found');
  return loadSkipTest(on, row);
}

export async function loadSkipTest(on: Connection, row: SkipTestRow): Promise<SkipTestState> {
  return withAnswers(on, row, await selectAsked(on, row.asked));
}

/** The state after an answer was stored: the exercises are those of before. */
export async function reloadSkipTest(
  on: Connection,
  { row, exercises }: SkipTestState,
): Promise<SkipTestState> {
  return withAnswers(on, row, exercises);
}

async function withAnswers(on: Connection, row: SkipTestRow, exercises: AskedRow[]): Promise<SkipTestState> {
  const answers = await selectAnswers(on, row.id);
  const isOver = row.passed !== null;
  const ahead = isOver
    ? []
    : row.asked.flatMap((id) =>
        answers.some(({ exerciseId }) => exerciseId === id)
          ? []
          : exercises.filter((exercise) => exercise.id === id && !exercise.withdrawn),
      );
  return {
    row,
    exercises,
    answers,
    due: ahead[0] ?? null,
    total: answers.length + ahead.length,
    right: answers.filter(({ verdict }) => verdict !== 'wrong').length,
  };
}

/** Ends the test when nothing is left to ask; a passed test skips the lessons before its own. */
export async function endIfDone(
  on: Connection,
  viewer: Viewer,
  state: SkipTestState,
): Promise<SkipTestState> {
  const { row, due } = state;
  if (row.passed !== null || due !== null) return state;
  const finishedAt = now();
  const passed = isPassed(state);
  await finishSkipTest(on, row.id, passed, finishedAt);
  if (passed) await insertOpening(on, { userId: viewer.id, lessonId: row.lessonId, openedAt: finishedAt });
  return { ...state, row: { ...row, passed } };
}

/** An exercise with its seed, which is the same throughout a test. */
export const seededExercise = ({ id }: SkipTestRow, exercise: AskedRow): SeededExercise => ({
  content: exercise.content,
  seed: exerciseSeed.skipTest(id, exercise.id),
});
