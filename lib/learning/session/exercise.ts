import 'server-only';
import { AppError } from '@/lib/platform/errors';
import { localize, type LocalizedText } from '@/lib/platform/i18n/localized-text';
import type { Locale } from '@/lib/platform/i18n/locales';
import { concealExercise } from '@/lib/russian/exercises/conceal';
import { gradeAnswer } from '@/lib/russian/exercises/grade';
import { hintFor, type Hint, type HintLevel } from '@/lib/russian/exercises/hints';
import type { ExerciseAnswer, ExerciseContent, Grade, Task } from '@/lib/russian/exercises/schema';
import { lexiconFor } from '@/lib/russian/morphology/lexicon-for';

/*
 * An exercise as a session asks it: its content with the seed it is shuffled by (exercise-seed.ts). The order, the points
 * and the feedback belong to the slices that ask: practice, review, skip-tests, placement and trials.
 */
export interface SeededExercise {
  content: ExerciseContent;
  seed: string;
}

/** The task and the opened hints that a learner may see before answering; `opened` is the number of opened hints. */
export function viewExercise(
  { content, seed }: SeededExercise,
  locale: Locale,
  opened = 0,
): { task: Task; hints: Hint[] } {
  const levels = ([1, 2, 3] as const).slice(0, opened);
  return {
    task: concealExercise(content, seed, locale),
    hints: levels.map((level) => hintFor(content, level, seed, locale)),
  };
}

/**
 * Returns a hint that is open, or opens and stores the next one. Throws AppError('validation') for any later hint.
 */
export async function openHintOf(
  { content, seed, opened }: SeededExercise & { opened: number },
  level: HintLevel,
  locale: Locale,
  store: () => Promise<void>,
): Promise<Hint> {
  if (level > opened + 1) throw new AppError('validation', { fields: { level: [{ rule: 'in' }] } });
  if (level > opened) await store();
  return hintFor(content, level, seed, locale);
}

/** Throws AppError('validation') when the answer does not fit the task. */
export type Grader = (exercise: SeededExercise) => Grade;

/** Grades one answer; made before the transaction, since it may load the dictionary. */
export async function graderFor(answer: ExerciseAnswer, locale: Locale): Promise<Grader> {
  const lexicon = await lexiconFor(answer.kind);
  return ({ content, seed }) => gradeAnswer(content, answer, { seed, locale, lexicon });
}

/** The note shown after an answer. */
export const noteFor = ({ note }: Pick<ExerciseContent, 'note'>, locale: Locale): LocalizedText | null =>
  note ? localize(locale, note) : null;
