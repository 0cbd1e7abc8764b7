import 'server-only';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { appeals } from '@/db/schema/appeals';
import { db } from '@/lib/platform/database/database';
import { exportPageSize, inPages } from '@/lib/platform/export/records';

/** Reports of a learner that their answer was right, and what became of them. */
export const exportAppeals = (userId: number) =>
  inPages<Appeal>('appeal', (last) => selectAppeals(userId, last));

type Appeal = Awaited<ReturnType<typeof selectAppeals>>[number];

async function selectAppeals(userId: number, after: { id: number } | null) {
  return db
    .select({
      id: appeals.id,
      exercise: appeals.exerciseId,
      run: appeals.runId,
      turn: appeals.turn,
      given: appeals.given,
      message: appeals.message,
      message_hidden: appeals.messageHiddenAt,
      moment: appeals.createdAt,
      decision: sql<string | null>`${appeals.decision}::text`,
      reason: appeals.reason,
      decided: appeals.decidedAt,
      points: appeals.restored,
    })
    .from(appeals)
    .where(and(eq(appeals.userId, userId), after ? gt(appeals.id, after.id) : undefined))
    .orderBy(asc(appeals.id))
    .limit(exportPageSize);
}
