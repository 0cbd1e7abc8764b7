import 'server-only';
import { and, desc, eq, gt, lt, sql } from 'drizzle-orm';
import type { Connection } from '@/db/client';
import { dialogs } from '@/db/schema/chat';
import { chatStarters } from '@/db/schema/chat-talk';

export type StarterRow = typeof chatStarters.$inferSelect;

/** Until the transaction ends, no other one draws words for this dialog. */
export async function lockStarters(on: Connection, dialogId: number): Promise<void> {
  await on.execute(sql`select pg_advisory_xact_lock(hashtext('starters'), ${dialogId})`);
}

/** Sets of a dialog that were drawn after a time, the latest first. */
export const selectSets = (on: Connection, dialogId: number, after: Date) =>
  on
    .select()
    .from(chatStarters)
    .where(and(eq(chatStarters.dialogId, dialogId), gt(chatStarters.madeAt, after)))
    .orderBy(desc(chatStarters.madeAt), desc(chatStarters.id))
    .limit(100);

export async function insertSet(
  on: Connection,
  { dialogId, lexemeIds, madeAt }: Pick<StarterRow, 'dialogId' | 'lexemeIds' | 'madeAt'>,
): Promise<StarterRow> {
  const [dialog] = await on
    .select({ lastSeq: dialogs.lastSeq })
    .from(dialogs)
    .where(eq(dialogs.id, dialogId));
  const [row] = await on
    .insert(chatStarters)
    .values({ dialogId, lexemeIds, madeAt, afterSeq: dialog?.lastSeq ?? 0 })
    .returning();
  if (!row) throw new Error('An insert returned no row.');
  return row;
}

export async function deleteSetsBefore(on: Connection, before: Date): Promise<void> {
  await on.delete(chatStarters).where(lt(chatStarters.madeAt, before));
}
