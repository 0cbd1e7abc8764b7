import 'server-only';
import type { Viewer } from '@/lib/people/auth/viewer';
import { openHintOf } from '@/lib/learning/session/exercise';
import { exerciseSeed } from '@/lib/learning/session/exercise-seed';
import { db } from '@/lib/platform/database/database';
import type { Locale } from '@/lib/platform/i18n/locales';
import { stakes } from './points';
import { selectRewardState, upsertHint } from './inside/queries';
import { dueExercise, lockRun } from './inside/run-state';
import type { HintInput, HintResult } from './schema';

/**
 * Opens the next hint of the due exercise; a hint that is open already is returned again at no cost.
 * Throws AppError: 'not_found', 'turn_passed', 'validation' for a hint that is not next.
 */
export async function openHint(
  viewer: Viewer,
  exerciseId: number,
  { level, run, ...shown }: HintInput,
  locale: Locale,
): Promise<HintResult> {
  return db.transaction(async (on) => {
    const { content } = await dueExercise(on, await lockRun(on, viewer, run), exerciseId, shown);
    const reward = await selectRewardState(on, viewer.id, exerciseId, run);
    const seed = exerciseSeed.lesson(run, shown.turn, exerciseId);
    const hint = await openHintOf({ content, seed, opened: reward.hintsNow }, level, locale, () =>
      upsertHint(on, run, exerciseId, level),
    );
    return { hint, ...stakes({ ...reward, hints: Math.max(reward.hints, level) }) };
  });
}
