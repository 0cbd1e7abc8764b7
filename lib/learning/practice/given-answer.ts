import 'server-only';
import type { Connection } from '@/db/client';
import type { Viewer } from '@/lib/people/auth/viewer';
import { exerciseSeed } from '@/lib/learning/session/exercise-seed';
import { AppError } from '@/lib/platform/errors';
import { canonicalAnswer } from '@/lib/russian/exercises/canonical-answer';
import { isReadAsBefore } from '@/lib/russian/exercises/regrade';
import type { ExerciseContent, Grade } from '@/lib/russian/exercises/schema';
import { selectAnswer } from './inside/regrade-queries';
import { lockExercise, lockRunRow } from './inside/queries';

/** The answer of a turn in canonical form (lib/russian/exercises/canonical-answer). */
export interface GivenAnswer {
  exerciseId: number;
  content: ExerciseContent;
  grade: Grade;
  /** Null when a place was left empty, or the exercise has been changed since. */
  given: string[] | null;
}

/**
 * The answer of a turn in a run of this learner. The run and the exercise are locked until the transaction ends.
 * Throws AppError('not_found').
 */
export async function lockGivenAnswer(
  on: Connection,
  viewer: Viewer,
  { run, turn }: { run: string; turn: number },
): Promise<GivenAnswer> {
  const held = await lockRunRow(on, viewer.id, run);
  const stored = held && (await selectAnswer(on, run, turn));
  const content = stored && (await lockExercise(on, stored.exerciseId));
  if (!content) throw new AppError('not_found');
  const { exerciseId, answer, grade } = stored;
  const seed = exerciseSeed.lesson(run, turn, exerciseId);
  const isSame = isReadAsBefore(content, stored, seed);
  return { exerciseId, content, grade, given: isSame ? canonicalAnswer(content, answer, seed) : null };
}
