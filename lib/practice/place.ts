import 'server-only';
import type { Connection } from '@/db/client';
import type { Viewer } from '@/lib/auth/viewer';
import { now } from '@/lib/clock';
import { AppError } from '@/lib/errors';
import { addLessonCards } from '@/lib/review/cards';
import { lessonBonus } from './points';
import {
  finishRun,
  lockRun,
  payReward,
  selectExercises,
  selectTurns,
  type ExerciseRow,
  type RunRow,
  type TurnRow,
} from './queries';
import { standingOf } from './turns';

/** A run held for writing, with all that decides what comes next in it. */
export interface Place {
  run: RunRow;
  exercises: ExerciseRow[];
  turns: TurnRow[];
}

/** Throws AppError('not_found'), also for somebody else's run. */
export async function holdPlace(on: Connection, viewer: Viewer, runId: string): Promise<Place> {
  const run = await lockRun(on, viewer.id, runId);
  if (!run) throw new AppError('not_found');
  const exercises = await selectExercises(on, run.lessonId);
  return { run, exercises, turns: await selectTurns(on, runId) };
}

/** The exercise that is due, if it is this one and this turn. Throws AppError: 'not_found', 'turn_passed'. */
export function dueExercise({ run, exercises, turns }: Place, exerciseId: number, turn: number): ExerciseRow {
  const exercise = exercises.find(({ id }) => id === exerciseId);
  if (!exercise) throw new AppError('not_found');
  const { current } = standingOf(idsOf(exercises), turns);
  if (run.finishedAt || current !== exerciseId || turn !== turns.length) throw new AppError('turn_passed');
  return exercise;
}

/** Ends the run, with its bonus, when nothing is left to do in it. */
export async function endIfDone(on: Connection, viewer: Viewer, place: Place): Promise<Place> {
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
