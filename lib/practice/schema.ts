import { z } from 'zod';
import type { LessonLink, LessonPlace, WordView } from '@/lib/courses/schema';
import { rowId } from '@/lib/courses/schema';
import type { Hint } from '@/lib/exercises/hints';
import { exerciseAnswer, type Grade, type Task } from '@/lib/exercises/schema';
import type { Shown } from '@/lib/i18n/local-text';

export const runParams = z.object({ run: z.uuid() });
export const exerciseParams = z.object({ exercise: rowId });

const turn = z.int().min(0).max(100_000);
export const attemptInput = z.strictObject({ run: z.uuid(), turn, answer: exerciseAnswer });
export type AttemptInput = z.infer<typeof attemptInput>;
export const hintInput = z.strictObject({ run: z.uuid(), turn, level: z.literal([1, 2, 3]) });
export type HintInput = z.infer<typeof hintInput>;

export interface CurrentExercise {
  exercise: number;
  task: Task;
  /** Hints opened in this run. */
  hints: Hint[];
  /** Not answered in this run yet. */
  first_time: boolean;
  /** Points a right answer would earn now, and what one more hint would cost. */
  worth: number;
  hint_price: number;
}

export interface Mistake {
  exercise: number;
  prompt: Shown;
  expected: string;
  given: string;
  note: Shown | null;
}

export interface Summary {
  /** Earned in this run, the bonus for the lesson included. */
  points: number;
  lesson_points: number;
  seconds: number;
  right_first: number;
  almost_first: number;
  wrong_first: number;
  total: number;
  mistakes: Mistake[];
  words: WordView[];
  next_lesson: LessonLink | null;
}

/** A run as its learner sees it: the exercise to do now, or the summary when it is finished. */
export interface PracticeView {
  run: string;
  lesson: Omit<LessonPlace, 'next'>;
  progress: { answered: number; total: number; returning: boolean };
  /** Answers given so far: the number of the next one. */
  turn: number;
  current: CurrentExercise | null;
  summary: Summary | null;
}

export interface AttemptResult {
  grade: Grade;
  note: Shown | null;
  /** Paid for this answer. */
  points: number;
  total_points: number;
  practice: PracticeView;
}

export interface HintResult {
  hint: Hint;
  worth: number;
  hint_price: number;
}
