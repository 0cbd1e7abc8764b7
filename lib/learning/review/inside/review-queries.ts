import 'server-only';
import { and, eq } from 'drizzle-orm';
import type { Connection } from '@/db/client';
import { learningDays } from '@/db/schema/learning';
import { users } from '@/db/schema/people';
import { reviews } from '@/db/schema/review';
import type { Grade } from '@/lib/russian/exercises/schema';
import { rating } from '@/lib/learning/review/schema';

const columns = {
  id: reviews.id,
  answer: reviews.answer,
  grade: reviews.grade,
  rating: reviews.rating,
  derived: reviews.derived,
  points: reviews.points,
  before: reviews.before,
  reviewedAt: reviews.reviewedAt,
};

/** The review of a card's turn; null when the turn was not taken yet. */
export async function selectReview(on: Connection, cardId: number, turn: number) {
  const [row] = await on
    .select(columns)
    .from(reviews)
    .where(and(eq(reviews.cardId, cardId), eq(reviews.turn, turn)));
  if (!row) return null;
  // The boundary: insertReview is the only writer of grades.
  const grade = row.grade as Grade;
  return { ...row, grade, rating: rating.parse(row.rating), derived: rating.parse(row.derived) };
}

export async function insertReview(on: Connection, values: typeof reviews.$inferInsert): Promise<number> {
  const [row] = await on.insert(reviews).values(values).returning({ id: reviews.id });
  return row?.id ?? 0;
}

export async function updateRating(on: Connection, reviewId: number, chosen: number): Promise<void> {
  await on.update(reviews).set({ rating: chosen }).where(eq(reviews.id, reviewId));
}

/**
 * The number of reviews on a day of the learner's own calendar, and of those that were paid for. The day is looked up by
 * its date, so that changing time zones begins no day twice.
 */
export async function selectDay(
  on: Connection,
  userId: number,
  day: string,
): Promise<{ done: number; paid: number }> {
  const [row] = await on
    .select({ done: learningDays.reviews, paid: learningDays.paidReviews })
    .from(learningDays)
    .where(and(eq(learningDays.userId, userId), eq(learningDays.day, day)));
  return row ?? { done: 0, paid: 0 };
}

/** Locks the learner's row: reviews of one person are stored one after the other, so that no day pays too much. */
export async function lockPoints(on: Connection, userId: number): Promise<number> {
  const [row] = await on
    .select({ points: users.points })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  return row?.points ?? 0;
}
