import 'server-only';
import { and, eq, or, sql, type SQL } from 'drizzle-orm';
import { dialogs, messages } from '@/db/schema/chat';
import { messageCorrections } from '@/db/schema/message-corrections';
import { db } from '@/lib/platform/database/database';
import { inKeyOrder } from '@/lib/platform/export/records';

/** Corrections of somebody's messages, and those they have made; the other person is named by id only. */
export const exportCorrections = (userId: number) =>
  inKeyOrder('correction', { correction: messageCorrections.id }, (isBehind) =>
    selectCorrections(userId, isBehind),
  );

function selectCorrections(userId: number, isBehind: SQL | undefined) {
  const { correctorId } = messageCorrections;
  return db
    .select({
      correction: messageCorrections.id,
      mine: sql<boolean>`${correctorId} = ${userId}`,
      person: sql<number>`case when ${correctorId} = ${userId} then ${messages.senderId} else ${correctorId} end`,
      message: messageCorrections.seq,
      given: messageCorrections.original,
      corrected: messageCorrections.body,
      note: messageCorrections.reason,
      moment: messageCorrections.createdAt,
      accepted: messageCorrections.acceptedAt,
      declined: messageCorrections.declinedAt,
      points: sql<number | null>`case when ${correctorId} = ${userId} then ${messageCorrections.points} end`,
    })
    .from(messageCorrections)
    .innerJoin(
      messages,
      and(eq(messages.dialogId, messageCorrections.dialogId), eq(messages.seq, messageCorrections.seq)),
    )
    .innerJoin(dialogs, eq(dialogs.id, messageCorrections.dialogId))
    .where(and(or(eq(dialogs.lowId, userId), eq(dialogs.highId, userId)), isBehind));
}
