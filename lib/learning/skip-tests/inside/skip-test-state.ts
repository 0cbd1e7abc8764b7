import 'server-only';
import type { Connection } from '@/db/client';
import type { Viewer } from '@/lib/people/auth/viewer';
import type { SeededExercise } from '@/lib/learning/session/exercise';
import { exerciseSeed } from '@/lib/learning/session/exercise-seed';
import { now } from '@/lib/platform/clock';
import { AppError } from '@/lib/platform/errors';
import { isPassed } from '@/lib/learning/skip-tests/policy';
import {
  finishCheck,
  insertOpening,
  lockCheck,
  selectAnswers,
  selectAsked,
  type AnswerRow,
  type AskedRow,
  type CheckRow,
} from './queries';

/** A skip test with all that decides what comes next in it. */
export interface SkipTestState {
  row: CheckRow;
  exercises: AskedRow[];
  answers: AnswerRow[];
  /** The exercise that is due; null when the check is over, or nothing of it is left. */
  due: AskedRow | null;
  /** Exercises that were answered, or are still to come. */
  total: number;
  right: number;
}

/** Locks a test until the transaction ends. Throws AppError('not_found'), also for somebody else's, and for one before a lesson that was withdrawn. */
export async function lockSkipTest(on: Connection, viewer: Viewer, id: string): Promise<SkipTestState> {
  const row = await lockCheck(on, viewer.id, id);
  if (!row) throw new AppError('not_found');
  return loadSkipTest(on, row);
}

export async function loadSkipTest(on: Connection, row: CheckRow): Promise<SkipTestState> {
  const exercises = await selectAsked(on, row.asked);
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

/** Ends the check when nothing is left to ask; by a passed one the lessons before its own are known. */
export async function endIfDone(
  on: Connection,
  viewer: Viewer,
  state: SkipTestState,
): Promise<SkipTestState> {
  const { row, due } = state;
  if (row.passed !== null || due !== null) return state;
  const moment = now();
  const passed = isPassed(state);
  await finishCheck(on, row.id, passed, moment);
  if (passed) await insertOpening(on, { userId: viewer.id, lessonId: row.lessonId, openedAt: moment });
  return { ...state, row: { ...row, passed } };
}

/** An exercise as the test shows it: the same for the whole test. */
export const seededExercise = ({ id }: CheckRow, exercise: AskedRow): SeededExercise => ({
  content: exercise.content,
  seed: exerciseSeed.skipTest(id, exercise.id),
});
