import 'server-only';
import type { Viewer } from '@/lib/people/auth/viewer';
import { db } from '@/lib/platform/database/database';
import { AppError } from '@/lib/platform/errors';
import type { Locale } from '@/lib/platform/i18n/locales';
import { openedHintsOnly } from './inside/asked-exercise';
import { storedMemory } from './inside/memory';
import { outlookOf } from './inside/outlook';
import { lockCard, updateCard } from './inside/queries';
import type { Rating } from './ratings';
import { selectReview, updateRating } from './inside/review-queries';
import { review, scheduleSeed } from './schedule';
import type { RatingResult } from './schema';
import { getQueue } from './service';

/**
 * Replaces the rating of a card's last review by the learner's own: the schedule is computed as if it had been rated so.
 * Possible until the next review of the card. Throws AppError: 'not_found', 'turn_passed'.
 */
export async function overrideRating(
  viewer: Viewer,
  { card: cardId, turn }: { card: number; turn: number },
  rating: Rating,
  locale: Locale,
): Promise<RatingResult> {
  const { at, due, outlook } = await db.transaction(async (on) => {
    const card = await lockCard(on, viewer.id, cardId);
    const last = card && (await selectReview(on, cardId, turn));
    if (!card || !last) throw new AppError('not_found');
    if (card.memory.reps !== turn + 1) throw new AppError('turn_passed');
    const memory = review(storedMemory.parse(last.before), last.reviewedAt, rating, scheduleSeed(cardId));
    await updateRating(on, last.id, rating);
    await updateCard(on, cardId, { ...memory, asked: openedHintsOnly(card) });
    return { at: last.reviewedAt, due: memory.due, outlook: outlookOf({ id: cardId, memory }, last) };
  });
  return {
    rating,
    at: at.toISOString(),
    due: due.toISOString(),
    outlook,
    queue: await getQueue(viewer, locale),
  };
}
