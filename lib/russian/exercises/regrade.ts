import { contentLanguages } from '@/db/enums';
import { AppError } from '@/lib/platform/errors';
import { gradeAnswer } from './grade';
import type { GradeContext } from './kinds/kind';
import type { ExerciseAnswer, ExerciseContent, Grade } from './schema';

interface GradedAnswer {
  answer: ExerciseAnswer;
  /** The stored grade. */
  grade: Grade;
}

/**
 * Grades a stored answer again, in the language it was read in. Null when it now reads otherwise: the author has changed
 * the exercise since, so the positions of the answer point at other texts.
 */
export function regrade(
  content: ExerciseContent,
  { answer, grade }: GradedAnswer,
  context: Omit<GradeContext, 'locale'>,
): Grade | null {
  for (const locale of contentLanguages) {
    const again = tryGrading(content, answer, { ...context, locale });
    if (again?.given === grade.given) return again;
  }
  return null;
}

/** Whether an answer still reads as it did, so that its positions are still valid. */
export function isReadAsBefore(content: ExerciseContent, judged: GradedAnswer, seed: string): boolean {
  return regrade(content, judged, { seed, lexicon: emptyLexicon }) !== null;
}

const emptyLexicon = { isWord: () => false, readings: () => [] };

function tryGrading(content: ExerciseContent, answer: ExerciseAnswer, context: GradeContext): Grade | null {
  try {
    return gradeAnswer(content, answer, context);
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}
