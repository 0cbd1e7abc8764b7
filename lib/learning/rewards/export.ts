import 'server-only';
import { and, asc, eq, sql } from 'drizzle-orm';
import { rewards } from '@/db/schema/practice';
import { db } from '@/lib/platform/database/database';
import { exportPageSize, inPages } from '@/lib/platform/export/records';

export const exportRewards = (userId: number) =>
  inPages<Reward>('reward', (last) => selectRewards(userId, last));

type Reward = Awaited<ReturnType<typeof selectRewards>>[number];

/** Paid rewards; each subject is paid once. */
async function selectRewards(userId: number, after: { reason: string; subject: number } | null) {
  return db
    .select({
      reason: rewards.reason,
      subject: rewards.subjectId,
      points: rewards.points,
      moment: rewards.paidAt,
    })
    .from(rewards)
    .where(
      and(
        eq(rewards.userId, userId),
        after
          ? sql`(${rewards.reason}, ${rewards.subjectId}) > (${after.reason}::reward_reason, ${after.subject}::int)`
          : undefined,
      ),
    )
    .orderBy(asc(rewards.reason), asc(rewards.subjectId))
    .limit(exportPageSize);
}
