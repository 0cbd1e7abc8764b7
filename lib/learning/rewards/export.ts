import 'server-only';
import { and, eq, type SQL } from 'drizzle-orm';
import { rewards } from '@/db/schema/practice';
import { db } from '@/lib/platform/database/database';
import { inKeyOrder } from '@/lib/platform/export/records';

export const exportRewards = (userId: number) =>
  inKeyOrder('reward', { reason: rewards.reason, subject: rewards.subjectId }, (isBehind) =>
    selectRewards(userId, isBehind),
  );

/** Paid rewards; each subject is paid once. */
function selectRewards(userId: number, isBehind: SQL | undefined) {
  return db
    .select({
      reason: rewards.reason,
      subject: rewards.subjectId,
      points: rewards.points,
      moment: rewards.paidAt,
    })
    .from(rewards)
    .where(and(eq(rewards.userId, userId), isBehind));
}
