import 'server-only';
import { and, eq, or, sql, type SQL } from 'drizzle-orm';
import { dialogs } from '@/db/schema/chat';
import { chatTimers } from '@/db/schema/chat-talk';
import { db } from '@/lib/platform/database/database';
import { inKeyOrder } from '@/lib/platform/export/records';

/** Timers of somebody's conversations; the other person is named by id only. */
export const exportTimers = (userId: number) =>
  inKeyOrder('chat_timer', { timer: chatTimers.id }, (isBehind) => selectTimers(userId, isBehind));

function selectTimers(userId: number, isBehind: SQL | undefined) {
  return db
    .select({
      timer: chatTimers.id,
      person: sql<number>`${dialogs.lowId} + ${dialogs.highId} - ${userId}::int`,
      by_me: sql<boolean>`${chatTimers.startedBy} = ${userId}`,
      languages: chatTimers.languages,
      minutes: chatTimers.minutes,
      left_ms: chatTimers.leftMs,
      moment: chatTimers.startedAt,
      ended: chatTimers.endedAt,
    })
    .from(chatTimers)
    .innerJoin(dialogs, eq(dialogs.id, chatTimers.dialogId))
    .where(and(or(eq(dialogs.lowId, userId), eq(dialogs.highId, userId)), isBehind));
}
