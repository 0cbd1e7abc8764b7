import 'server-only';
import type { Viewer } from '@/lib/people/auth/viewer';
import { db } from '@/lib/platform/database/database';
import { AppError } from '@/lib/platform/errors';
import { hintFor } from '@/lib/russian/exercises/hints';
import type { Locale } from '@/lib/platform/i18n/locales';
import { dueExercise, holdPlace } from './place';
import { stakes } from './points';
import { selectStanding, upsertHint } from './queries';
import type { HintInput, HintResult } from './schema';
import { taskSeed } from './seed';

/**
 * Opens the next hint of the exercise that is due; one that is open already is shown again for nothing.
 * Throws AppError: 'not_found', 'turn_passed', 'validation' for a hint that is not next.
 */
export async function openHint(
  viewer: Viewer,
  exerciseId: number,
  { level, run, ...shown }: HintInput,
  locale: Locale,
): Promise<HintResult> {
  return db.transaction(async (on) => {
    const exercise = await dueExercise(on, await holdPlace(on, viewer, run), exerciseId, shown);
    const standing = await selectStanding(on, viewer.id, exerciseId, run);
    if (level > standing.hintsNow + 1)
      throw new AppError('validation', { fields: { level: [{ rule: 'in' }] } });
    if (level > standing.hintsNow) await upsertHint(on, run, exerciseId, level);
    const hints = Math.max(standing.hints, level);
    const hint = hintFor(exercise.content, level, taskSeed(run, shown.turn, exerciseId), locale);
    return { hint, ...stakes({ ...standing, hints }) };
  });
}
