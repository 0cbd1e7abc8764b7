import 'server-only';
import type { Connection } from '@/db/client';
import type { Viewer } from '@/lib/people/auth/viewer';
import { exerciseSeed } from '@/lib/learning/session/exercise-seed';
import { AppError } from '@/lib/platform/errors';
import { givenIn } from '@/lib/russian/exercises/given-answer';
import { isReadAsBefore } from '@/lib/russian/exercises/grade-again';
import type { ExerciseContent, Grade } from '@/lib/russian/exercises/schema';
import { selectAnswer } from './inside/judge-again-queries';
import { holdExercise, lockRunRow } from './inside/queries';

/** What was answered at a turn, apart from how the task was shuffled (lib/russian/exercises/given-answer). */
export interface GivenAnswer {
  exerciseId: number;
  content: ExerciseContent;
  grade: Grade;
  /** Null when a place was left empty, or the exercise has been changed since. */
  given: string[] | null;
}

/**
 * The answer that a run of this learner holds at a turn. The run and the exercise are held until the transaction ends.
 * Throws AppError('not_found').
 */
export async function holdGiven(
  on: Connection,
  viewer: Viewer,
  { run, turn }: { run: string; turn: number },
): Promise<GivenAnswer> {
  const held = await lockRunRow(on, viewer.id, run);
  const stored = held && (await selectAnswer(on, run, turn));
  const content = stored && (await holdExercise(on, stored.exerciseId));
  if (!content) throw new AppError('not_found');
  const { exerciseId, answer, grade } = stored;
  const seed = exerciseSeed.lesson(run, turn, exerciseId);
  const isSame = isReadAsBefore(content, stored, seed);
  return { exerciseId, content, grade, given: isSame ? givenIn(content, answer, seed) : null };
}
