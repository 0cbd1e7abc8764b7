import 'server-only';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import { appeals } from '@/db/schema/appeals';
import { db } from '@/lib/platform/database/database';
import { inKeyOrder } from '@/lib/platform/export/records';

/** Reports of a learner that their answer was right, and what became of them. */
export const exportAppeals = (userId: number) =>
  inKeyOrder('appeal', { id: appeals.id }, (isBehind) => selectAppeals(userId, isBehind));

function selectAppeals(userId: number, isBehind: SQL | undefined) {
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
    .where(and(eq(appeals.userId, userId), isBehind));
}
