import 'server-only';
import { levelJob } from '@/lib/learning/courses/level-job';
import type { Connection } from '@/db/client';
import type { Viewer } from '@/lib/people/auth/viewer';
import { now } from '@/lib/platform/clock';
import { AppError } from '@/lib/platform/errors';
import { addLessonCards } from '@/lib/learning/review/cards';
import { payReward } from '@/lib/learning/rewards/pay';
import { requireDue } from '@/lib/learning/session/turn';
import { lessonBonusPoints } from '@/lib/learning/practice/points';
import {
  finishRun,
  lockRunRow,
  selectExercises,
  selectTurns,
  wasInLesson,
  type ExerciseRow,
  type RunRow,
  type TurnRow,
} from './queries';
import { progressAfter, type RunProgress } from './run-progress';
import { versionOf } from '@/lib/learning/practice/version';

/** A run with its exercises and answers. */
export interface RunState {
  run: RunRow;
  exercises: ExerciseRow[];
  turns: TurnRow[];
}

/**
 * Locks a run until the transaction ends. Throws AppError('not_found'), also for somebody else's run.
 * @param known the exercises of its lesson, where they were just read
 */
export async function lockRun(
  on: Connection,
  viewer: Pick<Viewer, 'id'>,
  runId: string,
  known?: ExerciseRow[],
): Promise<RunState> {
  const run = await lockRunRow(on, viewer.id, runId);
  if (!run) throw new AppError('not_found');
  return loadRunState(on, run, known);
}

export async function loadRunState(on: Connection, run: RunRow, known?: ExerciseRow[]): Promise<RunState> {
  const [exercises, turns] = await Promise.all([
    known ?? selectExercises(on, run.lessonId),
    selectTurns(on, run.id),
  ]);
  return { run, exercises, turns };
}

/** The progress of a run, and its due exercise; null when it is finished. */
export function progressOf({ run, exercises, turns }: RunState): RunProgress & { due: ExerciseRow | null } {
  const order = exercises.map(({ id }) => id);
  const progress = progressAfter(order, turns);
  const due = exercises.find(({ id }) => id === progress.current) ?? null;
  return { ...progress, due: run.finishedAt ? null : due };
}

/**
 * Returns the due exercise if it is this one, at this turn and in the version shown. Throws AppError: 'not_found',
 * 'turn_passed', also for an exercise that was withdrawn since, which the run skips.
 */
export async function dueExercise(
  on: Connection,
  state: RunState,
  id: number,
  { turn, version }: { turn: number; version?: string },
): Promise<ExerciseRow> {
  await requireExercise(on, state, id);
  const exercise = requireDue({ due: progressOf(state).due, turn: state.turns.length }, { id, turn });
  if (version !== undefined && version !== versionOf(exercise)) throw new AppError('turn_passed');
  return exercise;
}

/** An exercise of the run. Throws AppError: 'not_found', 'turn_passed' for one that was withdrawn. */
export async function requireExercise(
  on: Connection,
  { run, exercises }: RunState,
  exerciseId: number,
): Promise<ExerciseRow> {
  const exercise = exercises.find(({ id }) => id === exerciseId);
  if (exercise) return exercise;
  throw new AppError((await wasInLesson(on, run.lessonId, exerciseId)) ? 'turn_passed' : 'not_found');
}

/** Ends the run and pays the bonus when nothing is left to do. */
export async function endIfDone(
  on: Connection,
  viewer: Pick<Viewer, 'id'>,
  state: RunState,
): Promise<RunState> {
  const { run } = state;
  if (run.finishedAt || progressOf(state).due) return state;
  const finishedAt = now();
  const bonus = await payReward(on, {
    userId: viewer.id,
    reason: 'lesson',
    subjectId: run.lessonId,
    points: lessonBonusPoints,
    paidAt: finishedAt,
  });
  await finishRun(on, run.id, finishedAt, bonus);
  await addLessonCards(on, viewer.id, run.lessonId, finishedAt);
  await levelJob.queue({ user: viewer.id }, on);
  return { ...state, run: { ...run, finishedAt, bonus } };
}
