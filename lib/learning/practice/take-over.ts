import 'server-only';
import type { Connection } from '@/db/client';
import type { Viewer } from '@/lib/people/auth/viewer';
import { graderFor } from '@/lib/learning/session/exercise';
import { exerciseSeed } from '@/lib/learning/session/exercise-seed';
import { now } from '@/lib/platform/clock';
import { remapAnswer } from '@/lib/russian/exercises/remap-answer';
import type { ExerciseAnswer } from '@/lib/russian/exercises/schema';
import type { Locale } from '@/lib/platform/i18n/locales';
import { hasAnswered } from './inside/attempt-queries';
import { openRun, selectExercises, selectRewardState } from './inside/queries';
import { lockRun } from './inside/run-state';
import { storeAnswer } from './inside/store-answer';
import { versionOf } from './version';

interface OutsideAnswer {
  lessonId: number;
  exerciseId: number;
  /** The version of the exercise as it was shown (version.ts). */
  version: string;
  answer: ExerciseAnswer;
  /** The seed its task was shuffled with. */
  seed: string;
  locale: Locale;
}

/**
 * Stores an answer that was given on the home page as the next turn of the learner's run of its lesson, and pays for it.
 * Null, without starting a run, when the learner has answered the exercise before, or it was changed or withdrawn since.
 */
export async function takeOverAnswer(
  on: Connection,
  viewer: Viewer,
  { lessonId, exerciseId, version, answer: given, seed: from, locale }: OutsideAnswer,
): Promise<{ points: number } | null> {
  if (await hasAnswered(on, viewer.id, exerciseId)) return null;
  const exercises = await selectExercises(on, lessonId);
  const exercise = exercises.find(({ id }) => id === exerciseId);
  if (!exercise || versionOf(exercise) !== version) return null;
  const opened = await openRun(viewer.id, lessonId, now(), on);
  if (!opened) return null;
  const state = await lockRun(on, viewer, opened.id, exercises);
  const reward = await selectRewardState(on, viewer.id, exerciseId, opened.id);
  if (reward.answered) return null;
  const { content } = exercise;
  const seed = exerciseSeed.lesson(opened.id, state.turns.length, exerciseId);
  const answer = remapAnswer(content, given, { from, to: seed });
  const grade = (await graderFor(answer, locale))({ content, seed });
  const { points } = await storeAnswer(on, viewer, state, {
    exerciseId,
    answer,
    grade,
    reward,
    isTrial: true,
  });
  return { points };
}
