import 'server-only';
import { eq, sql } from 'drizzle-orm';
import type { Connection } from '@/db/client';
import { users } from '@/db/schema/people';
import { rewards } from '@/db/schema/practice';

/** Pays once for a subject and returns the points paid: 0 when it had been paid before. */
export async function payReward(on: Connection, reward: typeof rewards.$inferInsert): Promise<number> {
  const paid = on
    .$with('paid')
    .as(on.insert(rewards).values(reward).onConflictDoNothing().returning({ points: rewards.points }));
  const [row] = await on
    .with(paid)
    .update(users)
    .set({ points: sql`${users.points} + ${paid.points}` })
    .from(paid)
    .where(eq(users.id, reward.userId))
    .returning({ points: paid.points });
  return row?.points ?? 0;
}

/** Pays once for a correction of what somebody wrote; `correctionId` is the subject. Returns the points paid. */
export async function payCorrection(
  on: Connection,
  {
    userId,
    correctionId,
    points,
    paidAt,
  }: { userId: number; correctionId: number; points: number; paidAt: Date },
): Promise<number> {
  if (points === 0) return 0;
  return payReward(on, { userId, reason: 'correction', subjectId: correctionId, points, paidAt });
}

/**
 * Pays once for a review and returns the points paid; `reviewId` is the subject, so that no review pays twice.
 * Call it in the transaction that stores the review.
 */
export async function payReview(
  on: Connection,
  { userId, reviewId, points, paidAt }: { userId: number; reviewId: number; points: number; paidAt: Date },
): Promise<number> {
  if (points === 0) return 0;
  return payReward(on, { userId, reason: 'review', subjectId: reviewId, points, paidAt });
}
