import 'server-only';
import type { Connection } from '@/db/client';
import { payReward } from '@/lib/learning/practice/queries';

/**
 * Pays for a review, once; answers what was paid. `reviewId` is the subject, so that no review pays twice.
 * To be called in the transaction that stores the review.
 */
export async function payReview(
  on: Connection,
  { userId, reviewId, points, moment }: { userId: number; reviewId: number; points: number; moment: Date },
): Promise<number> {
  if (points === 0) return 0;
  return payReward(on, { userId, reason: 'review', subjectId: reviewId, points, paidAt: moment });
}
