import { contentLanguages } from '@/db/enums';
import { AppError } from '@/lib/platform/errors';
import { gradeAnswer } from './grade';
import type { GradeContext } from './kinds/kind';
import type { ExerciseAnswer, ExerciseContent, Grade } from './schema';

interface Judged {
  answer: ExerciseAnswer;
  /** As it was. */
  grade: Grade;
}

/**
 * An answer graded anew, in the language it was read in. Null when it reads otherwise than it did: its author has
 * changed the exercise since, and the positions of the answer point at other things.
 */
export function gradeAgain(
  content: ExerciseContent,
  { answer, grade }: Judged,
  context: Omit<GradeContext, 'locale'>,
): Grade | null {
  for (const locale of contentLanguages) {
    const again = tryGrading(content, answer, { ...context, locale });
    if (again?.given === grade.given) return again;
  }
  return null;
}

/** Whether an answer still reads as it did: nobody has changed the exercise under it. */
export function isReadAsBefore(content: ExerciseContent, judged: Judged, seed: string): boolean {
  return gradeAgain(content, judged, { seed, lexicon: noWords }) !== null;
}

const noWords = { isWord: () => false, readings: () => [] };

function tryGrading(content: ExerciseContent, answer: ExerciseAnswer, context: GradeContext): Grade | null {
  try {
    return gradeAnswer(content, answer, context);
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}
