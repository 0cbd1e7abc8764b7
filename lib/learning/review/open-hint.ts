import 'server-only';
import type { Viewer } from '@/lib/people/auth/viewer';
import { openHintOf } from '@/lib/learning/session/exercise';
import { exerciseSeed } from '@/lib/learning/session/exercise-seed';
import { db } from '@/lib/platform/database/database';
import { AppError } from '@/lib/platform/errors';
import type { Locale } from '@/lib/platform/i18n/locales';
import { currentExercise } from './inside/asked-exercise';
import { lockCard, updateCard } from './inside/queries';
import type { ReviewHint, ReviewHintInput } from './schema';

/**
 * Opens the next hint of a review; a hint that is open already is returned again.
 * Throws AppError: 'not_found', 'turn_passed', 'validation' for a hint that is not next.
 */
export async function openReviewHint(
  viewer: Viewer,
  cardId: number,
  { turn, level }: ReviewHintInput,
  locale: Locale,
): Promise<ReviewHint> {
  return db.transaction(async (on) => {
    const card = await lockCard(on, viewer.id, cardId);
    if (!card) throw new AppError('not_found');
    const made = currentExercise(card);
    if (!made || made.turn !== turn) throw new AppError('turn_passed');
    const exercise = { content: made.content, seed: exerciseSeed.review(cardId, turn), opened: made.hints };
    const store = () => updateCard(on, cardId, { asked: { ...made, hints: level } });
    return { hint: await openHintOf(exercise, level, locale, store) };
  });
}
