import { z } from 'zod';
import { acceptAnswer } from './given-answer';
import { exerciseContent, type ExerciseContent } from './schema';

/** Columns of an exercise in the database. */
export interface StoredExercise {
  content: unknown;
  accepted: unknown;
}

const acceptedAnswers = z.array(z.array(z.string()));

/** The column alone. */
export const readAccepted = (accepted: unknown): string[][] => acceptedAnswers.parse(accepted);

/** An exercise as answers are held against it: its content, with the answers that teachers accepted besides. */
export function readExercise({ content, accepted }: StoredExercise): ExerciseContent {
  return withAccepted(exerciseContent.parse(content), accepted);
}

/** The same for a content that was read before. `accepted`: the column. */
export function withAccepted(content: ExerciseContent, accepted: unknown): ExerciseContent {
  return readAccepted(accepted).reduce(acceptAnswer, content);
}
