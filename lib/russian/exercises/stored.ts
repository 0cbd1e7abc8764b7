import { z } from 'zod';
import { acceptAnswer } from './canonical-answer';
import { exerciseContent, type ExerciseContent } from './schema';

/** Columns of an exercise in the database. */
export interface StoredExercise {
  content: unknown;
  accepted: unknown;
}

const acceptedAnswers = z.array(z.array(z.string()));

/** Parses the column `accepted`. */
export const readAccepted = (accepted: unknown): string[][] => acceptedAnswers.parse(accepted);

/** The content that answers are graded against, with the answers that teachers accepted. */
export function readExercise({ content, accepted }: StoredExercise): ExerciseContent {
  return withAccepted(exerciseContent.parse(content), accepted);
}

/** Adds accepted answers to a content that was parsed before; `accepted` is the column's value. */
export function withAccepted(content: ExerciseContent, accepted: unknown): ExerciseContent {
  return readAccepted(accepted).reduce(acceptAnswer, content);
}
