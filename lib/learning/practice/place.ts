import 'server-only';
import type { Connection } from '@/db/client';
import type { Viewer } from '@/lib/people/auth/viewer';
import { now } from '@/lib/platform/clock';
import { AppError } from '@/lib/platform/errors';
import { addLessonCards } from '@/lib/learning/review/cards';
import { payReward } from '@/lib/learning/rewards/pay';
import { lessonBonus } from './points';
import {
  finishRun,
  lockRun,
  selectExercises,
  selectTurns,
  wasInLesson,
  type ExerciseRow,
  type RunRow,
  type TurnRow,
} from './queries';
import { standingOf } from './turns';
import { versionOf } from './version';

/** A run held for writing, with all that decides what comes next in it. */
export interface Place {
  run: RunRow;
  exercises: ExerciseRow[];
  turns: TurnRow[];
}

/** Throws AppError('not_found'), also for somebody else's run. */
export async function holdPlace(on: Connection, viewer: Pick<Viewer, 'id'>, runId: string): Promise<Place> {
  const run = await lockRun(on, viewer.id, runId);
  if (!run) throw new AppError('not_found');
  const [exercises, turns] = await Promise.all([selectExercises(on, run.lessonId), selectTurns(on, runId)]);
  return { run, exercises, turns };
}

/**
 * The exercise that is due, if it is this one, this turn, and as it was shown. Throws AppError: 'not_found',
 * 'turn_passed', also for one that was withdrawn since: the run has gone on without it.
 */
export async function dueExercise(
  on: Connection,
  place: Place,
  exerciseId: number,
  { turn, version }: { turn: number; version?: string },
): Promise<ExerciseRow> {
  const { run, exercises, turns } = place;
  const exercise = await requireExercise(on, place, exerciseId);
  const { current } = standingOf(idsOf(exercises), turns);
  if (run.finishedAt || current !== exerciseId || turn !== turns.length) throw new AppError('turn_passed');
  if (version !== undefined && version !== versionOf(exercise)) throw new AppError('turn_passed');
  return exercise;
}

/** Throws AppError: 'not_found', 'turn_passed' for one that the lesson has no more. */
export async function requireExercise(
  on: Connection,
  { run, exercises }: Place,
  exerciseId: number,
): Promise<ExerciseRow> {
  const exercise = exercises.find(({ id }) => id === exerciseId);
  if (exercise) return exercise;
  throw new AppError((await wasInLesson(on, run.lessonId, exerciseId)) ? 'turn_passed' : 'not_found');
}

/** Ends the run, with its bonus, when nothing is left to do in it. */
export async function endIfDone(on: Connection, viewer: Pick<Viewer, 'id'>, place: Place): Promise<Place> {
  const { run, exercises, turns } = place;
  if (run.finishedAt || standingOf(idsOf(exercises), turns).current !== null) return place;
  const finishedAt = now();
  const bonus = await payReward(on, {
    userId: viewer.id,
    reason: 'lesson',
    subjectId: run.lessonId,
    points: lessonBonus,
    paidAt: finishedAt,
  });
  await finishRun(on, run.id, finishedAt, bonus);
  await addLessonCards(on, viewer.id, run.lessonId, finishedAt);
  return { ...place, run: { ...run, finishedAt, bonus } };
}

const idsOf = (exercises: ExerciseRow[]) => exercises.map(({ id }) => id);
