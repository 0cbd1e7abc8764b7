import 'server-only';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import { words } from '@/db/schema/courses';
import { cards, reviews } from '@/db/schema/review';
import { db } from '@/lib/platform/database/database';
import { inKeyOrder } from '@/lib/platform/export/records';

/** A learner's cards and reviews. */
export const exportReview = (userId: number) => ({
  reviews: inKeyOrder('review', { id: reviews.id }, (isBehind) => selectReviews(userId, isBehind)),
  cards: inKeyOrder('card', { card: cards.id }, (isBehind) => selectCards(userId, isBehind)),
});

/** Reviews in order, also of deleted cards. */
function selectReviews(userId: number, isBehind: SQL | undefined) {
  return db
    .select({
      id: reviews.id,
      card: reviews.cardId,
      word: sql<string | null>`coalesce(${words.russian}, ${cards.own}->>'russian')`,
      exercise: cards.exerciseId,
      answer: reviews.answer,
      given: sql<string | null>`${reviews.grade}->>'given'`,
      expected: sql<string | null>`${reviews.grade}->>'expected'`,
      verdict: reviews.verdict,
      hints: reviews.hints,
      rating: reviews.rating,
      seconds: reviews.seconds,
      points: reviews.points,
      moment: reviews.reviewedAt,
    })
    .from(reviews)
    .leftJoin(cards, eq(cards.id, reviews.cardId))
    .leftJoin(words, eq(words.id, cards.wordId))
    .where(and(eq(reviews.userId, userId), isBehind));
}

const own = (text: 'russian' | 'meaning' | 'sentence' | 'note') =>
  sql<string | null>`${cards.own}->>${text}::text`;

/** Cards in order of creation, with the learner's own texts and the FSRS memory state. */
function selectCards(userId: number, isBehind: SQL | undefined) {
  return db
    .select({
      card: cards.id,
      source: cards.source,
      word: sql<string | null>`coalesce(${own('russian')}, ${words.russian})`,
      exercise: cards.exerciseId,
      meaning: own('meaning'),
      sentence: own('sentence'),
      note: own('note'),
      due: cards.due,
      stability: cards.stability,
      difficulty: cards.difficulty,
      state: cards.state,
      repetitions: cards.reps,
      lapses: cards.lapses,
      learning_steps: cards.learningSteps,
      scheduled_days: cards.scheduledDays,
      reviewed: cards.lastReviewAt,
      suspended: cards.suspended,
      buried_until: cards.buriedUntil,
      moment: cards.createdAt,
    })
    .from(cards)
    .leftJoin(words, eq(words.id, cards.wordId))
    .where(and(eq(cards.userId, userId), isBehind));
}
