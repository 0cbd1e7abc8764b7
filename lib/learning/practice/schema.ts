import { z } from 'zod';
import { lessonLink, lessonInCourse, rowId, wordView } from '@/lib/learning/courses/schema';
import { hint } from '@/lib/russian/exercises/hint';
import { exerciseAnswer, grade, task } from '@/lib/russian/exercises/schema';
import { localizedText } from '@/lib/platform/i18n/localized-text';
import { earned } from '@/lib/learning/progress/earned-schema';

export const runParams = z.object({ run: z.uuid() });
export const exerciseParams = z.object({ exercise: rowId });

const turn = z.int().min(0).max(100_000);
/** Optional: without it, the present version of the exercise is used. */
const version = z
  .string()
  .max(64)
  .exactOptional()
  .describe('Of the exercise as it was shown: one that was changed since is refused with `turn_passed`.');
export const attemptInput = z.strictObject({ run: z.uuid(), turn, version, answer: exerciseAnswer });
export type AttemptInput = z.infer<typeof attemptInput>;
export const hintInput = z.strictObject({ run: z.uuid(), turn, version, level: z.literal([1, 2, 3]) });
export type HintInput = z.infer<typeof hintInput>;

const count = z.int().min(0);
const stakes = {
  worth: count.describe('Points a right answer would earn now.'),
  hint_price: count.describe('What one more hint would take off that.'),
};

const currentExercise = z
  .object({
    exercise: z.int(),
    version: z.string().describe('Another one when its authors change the exercise.'),
    task,
    hints: z.array(hint).describe('Opened in this run.'),
    first_time: z.boolean().describe('Whether it was not answered in this run yet.'),
    ...stakes,
  })
  .meta({ id: 'CurrentExercise' });
export type CurrentExercise = z.infer<typeof currentExercise>;

const mistake = z
  .object({
    exercise: z.int(),
    prompt: localizedText,
    expected: z.string(),
    given: z.string(),
    note: localizedText.nullable(),
  })
  .meta({ id: 'Mistake' });
export type Mistake = z.infer<typeof mistake>;

const summary = z
  .object({
    points: count.describe('Earned in this run, the bonus for the lesson included.'),
    lesson_points: count,
    seconds: count,
    right_first: count,
    almost_first: count,
    wrong_first: count,
    total: count,
    mistakes: z.array(mistake),
    words: z.array(wordView),
    earned,
    next_lesson: lessonLink.nullable(),
  })
  .meta({ id: 'Summary' });
export type Summary = z.infer<typeof summary>;

/** A run as its learner sees it: the exercise to do now, or the summary when it is finished. */
export const practiceView = z
  .object({
    run: z.uuid(),
    lesson: lessonInCourse.omit({ next: true }),
    progress: z.object({ answered: count, total: count, returning: z.boolean() }),
    turn: count.describe('Answers given so far: the number of the next one.'),
    current: currentExercise.nullable(),
    summary: summary.nullable(),
  })
  .meta({
    id: 'Practice',
    description: 'A run: the exercise to do now, or the summary when it is finished.',
  });
export type PracticeView = z.infer<typeof practiceView>;

export const attemptResult = z.object({
  grade,
  note: localizedText.nullable(),
  points: count.describe('Paid for this answer.'),
  total_points: count,
  elsewhere: z.boolean().describe('Another window had answered this turn otherwise: its answer counts.'),
  practice: practiceView,
});
export type AttemptResult = z.infer<typeof attemptResult>;

export const hintResult = z.object({ hint, ...stakes });
export type HintResult = z.infer<typeof hintResult>;
