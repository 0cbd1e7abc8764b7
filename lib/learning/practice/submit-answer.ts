import 'server-only';
import type { Connection } from '@/db/client';
import type { Viewer } from '@/lib/people/auth/viewer';
import { graderFor, noteFor, type Grader } from '@/lib/learning/session/exercise';
import { exerciseSeed } from '@/lib/learning/session/exercise-seed';
import { isSameAnswer, takeTurn } from '@/lib/learning/session/turn';
import { AppError } from '@/lib/platform/errors';
import type { Grade } from '@/lib/russian/exercises/schema';
import type { Locale } from '@/lib/platform/i18n/locales';
import { selectAnswer } from './inside/attempt-queries';
import { lockExercise, selectRewardState, selectTotalPoints, type ExerciseRow } from './inside/queries';
import { dueExercise, lockRun, requireExercise, type RunState } from './inside/run-state';
import type { AttemptInput, AttemptResult } from './schema';
import { storeAnswer } from './inside/store-answer';
import { viewRun } from './inside/view';

interface Submission {
  viewer: Pick<Viewer, 'id' | 'timeZone'>;
  exerciseId: number;
  input: AttemptInput;
  grader: Grader;
}
interface Outcome {
  state: RunState;
  exercise: ExerciseRow;
  grade: Grade;
  points: number;
  total: number;
  elsewhere: boolean;
}

/**
 * Grades an answer, stores it and pays for it, in one transaction. Submitting the same turn again returns the first result
 * again; `elsewhere` says whether another window had answered otherwise. Throws AppError: 'not_found', 'turn_passed', 'validation'.
 */
export async function submitAnswer(
  viewer: Viewer,
  exerciseId: number,
  input: AttemptInput,
  locale: Locale,
): Promise<AttemptResult> {
  const submission = { viewer, exerciseId, input, grader: await graderFor(input.answer, locale) };
  const { state, exercise, grade, points, total, elsewhere } = await takeTurn({
    lock: (on) => lockRun(on, viewer, input.run),
    repeat: (on, held) => repeatAnswer(on, held, submission),
    take: (on, held) => takeAnswer(on, held, submission),
  });
  return {
    grade,
    note: noteFor(exercise.content, locale),
    points,
    total_points: total,
    elsewhere,
    practice: await viewRun(viewer, state, locale),
  };
}

async function repeatAnswer(
  on: Connection,
  state: RunState,
  { viewer, exerciseId, input }: Submission,
): Promise<Outcome | null> {
  const first = state.turns[input.turn];
  if (!first) return null;
  const exercise = await requireExercise(on, state, exerciseId);
  if (first.exerciseId !== exerciseId) throw new AppError('turn_passed');
  return {
    state,
    exercise,
    grade: first.grade,
    points: first.points,
    total: await selectTotalPoints(on, viewer.id),
    elsewhere: !isSameAnswer(await selectAnswer(on, input.run, input.turn), input.answer),
  };
}

/**
 * Grades, stores and pays the answer to the due exercise, in a transaction that has locked the run. Throws AppError: 'not_found',
 * 'turn_passed', 'validation'.
 */
export async function takeAnswer(
  on: Connection,
  held: RunState,
  { viewer, exerciseId, input, grader }: Submission,
): Promise<Outcome> {
  const exercise = await dueExercise(on, held, exerciseId, input);
  const seed = exerciseSeed.lesson(input.run, input.turn, exerciseId);
  const grade = await gradeUnderLock(on, exercise, seed, grader);
  const reward = await selectRewardState(on, viewer.id, exerciseId, input.run);
  const graded = { exerciseId, answer: input.answer, grade, reward };
  const { state, points } = await storeAnswer(on, viewer, held, graded);
  const total = await selectTotalPoints(on, viewer.id);
  return { state, exercise, grade, points, total, elsewhere: false };
}

/** Grades an answer that is not right once more with the exercise locked, in case it is being accepted at the same time. */
async function gradeUnderLock(
  on: Connection,
  { id, content }: ExerciseRow,
  seed: string,
  grader: Grader,
): Promise<Grade> {
  const grade = grader({ content, seed });
  const held = grade.verdict === 'right' ? null : await lockExercise(on, id);
  return held ? grader({ content: held, seed }) : grade;
}
