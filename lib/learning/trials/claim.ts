import 'server-only';
import type { Viewer } from '@/lib/people/auth/viewer';
import { requirePractice } from '@/lib/learning/courses/service';
import { db } from '@/lib/platform/database/database';
import { AppError } from '@/lib/platform/errors';
import type { Locale } from '@/lib/platform/i18n/locales';
import { exerciseSeed } from '@/lib/learning/session/exercise-seed';
import { takeOverAnswer } from '@/lib/learning/practice/take-over';
import { claimTrial, selectUnclaimed } from './inside/queries';
import type { ClaimInput, ClaimResult } from './schema';

/**
 * Stores answers of the home page in their lessons, as if this learner had given them there; each once, and only for
 * exercises that were not answered there before. Unknown ids, and trials claimed by somebody else, are ignored.
 */
export async function claimTrials(
  viewer: Viewer,
  { trials }: ClaimInput,
  locale: Locale,
): Promise<ClaimResult> {
  const result = { kept: 0, points: 0 };
  for (const trial of await selectUnclaimed(trials)) {
    if (!(await isReady(viewer, trial.lessonId, locale))) continue;
    const taken = await db.transaction(async (on) => {
      if (!(await claimTrial(on, trial.id, viewer.id))) return null;
      return takeOverAnswer(on, viewer, { ...trial, seed: exerciseSeed.trial(trial.exerciseId), locale });
    });
    if (taken) result.kept += 1;
    result.points += taken?.points ?? 0;
  }
  return result;
}

/** Whether the lesson can be practised; it may have been withdrawn since. */
async function isReady(viewer: Viewer, lessonId: number, locale: Locale): Promise<boolean> {
  try {
    await requirePractice(viewer, lessonId, locale);
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}
