import 'server-only';
import { and, eq, or, sql, type SQL } from 'drizzle-orm';
import { dialogs } from '@/db/schema/chat';
import { chatStarters } from '@/db/schema/chat-talk';
import { db } from '@/lib/platform/database/database';
import { inKeyOrder } from '@/lib/platform/export/records';

/** Sets of words in somebody's conversations; whose list a word came from is not stored. */
export const exportStarters = (userId: number) =>
  inKeyOrder('talk_words', { offer: chatStarters.id }, (isBehind) => selectOffers(userId, isBehind));

function selectOffers(userId: number, isBehind: SQL | undefined) {
  return db
    .select({
      offer: chatStarters.id,
      person: sql<number>`${dialogs.lowId} + ${dialogs.highId} - ${userId}::int`,
      words: sql<string[]>`(select coalesce(json_agg(l.russian order by l.id), '[]'::json)
        from lexemes l where l.id = any(${chatStarters.lexemeIds}))`,
      moment: chatStarters.madeAt,
    })
    .from(chatStarters)
    .innerJoin(dialogs, eq(dialogs.id, chatStarters.dialogId))
    .where(and(or(eq(dialogs.lowId, userId), eq(dialogs.highId, userId)), isBehind));
}
