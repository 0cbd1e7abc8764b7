import 'server-only';
import { now } from '@/lib/platform/clock';
import { getEnv } from '@/lib/platform/env';
import { AppError, throwIfLimited } from '@/lib/platform/errors';
import { addressBlock } from '@/lib/platform/http/address';
import { countCall } from '@/lib/platform/limits/rate-limit';
import type { Locale } from '@/lib/platform/i18n/locales';
import { dayMs } from '@/lib/platform/time/units';
import { contentTranslations, localize } from '@/lib/platform/i18n/localized-text';
import { pointsFor } from '@/lib/learning/practice/points';
import { versionOf } from '@/lib/learning/practice/version';
import { graderFor, noteFor, viewExercise } from '@/lib/learning/session/exercise';
import { exerciseSeed } from '@/lib/learning/session/exercise-seed';
import { deleteOldTrials, insertTrial, selectTrialExercises } from './inside/queries';
import type { TrialInput, TrialResult, TrialView } from './schema';

/** Time in which an answer of the home page can be claimed. */
const maxTrialAgeMs = 7 * dayMs;

/** The exercises a visitor may try without an account, as they are seen before answering. */
export async function listTrials(locale: Locale): Promise<TrialView[]> {
  const rows = await selectTrialExercises();
  return rows.map(({ place, id, content, lesson, course }) => ({
    place,
    exercise: id,
    version: versionOf({ id, content }),
    task: viewExercise({ content, seed: exerciseSeed.trial(id) }, locale).task,
    lesson: { slug: lesson.slug, title: localize(locale, contentTranslations.parse(lesson.title)) },
    course: { slug: course.slug, title: localize(locale, contentTranslations.parse(course.title)) },
  }));
}

/**
 * Grades an answer to an exercise of the home page and stores it, to be claimed after signing in with the same browser.
 * Throws AppError: 'not_found' for every other exercise, 'turn_passed' for one that was changed since, 'validation',
 * 'too_many_requests'.
 */
export async function submitTrial(address: string, input: TrialInput, locale: Locale): Promise<TrialResult> {
  throwIfLimited(countCall(`trials:${addressBlock(address)}`, getEnv().LIMIT_TRIALS).waitSeconds);
  const { exercise: exerciseId, version, answer } = input;
  const rows = await selectTrialExercises();
  const exercise = rows.find(({ id }) => id === exerciseId);
  if (!exercise) throw new AppError('not_found');
  const { content } = exercise;
  if (version !== versionOf(exercise)) throw new AppError('turn_passed');
  const grader = await graderFor(answer, locale);
  const grade = grader({ content, seed: exerciseSeed.trial(exerciseId) });
  const { verdict } = grade;
  const trial = await insertTrial({ exerciseId, version, answer, grade, verdict, answeredAt: now() });
  if (trial === null) throw new AppError('internal');
  return {
    trial,
    grade,
    note: noteFor(content, locale),
    worth: pointsFor(verdict, { answered: false, paid: false, hints: 0 }),
  };
}

export async function removeOldTrials(): Promise<void> {
  await deleteOldTrials(new Date(now().getTime() - maxTrialAgeMs));
}
