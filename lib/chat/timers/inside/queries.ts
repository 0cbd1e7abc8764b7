import 'server-only';
import { and, eq, isNull } from 'drizzle-orm';
import type { Connection } from '@/db/client';
import { dialogs } from '@/db/schema/chat';
import { chatTimers } from '@/db/schema/chat-talk';

export type TimerRow = typeof chatTimers.$inferSelect;

const isLive = (dialogId: number) => and(eq(chatTimers.dialogId, dialogId), isNull(chatTimers.endedAt));

/** The timer of a dialog that has not ended. */
export async function selectLive(on: Connection, dialogId: number): Promise<TimerRow | null> {
  const [row] = await on.select().from(chatTimers).where(isLive(dialogId));
  return row ?? null;
}

/**
 * The timer of a dialog that has not ended. Until the transaction ends, nobody else starts or changes one, or writes in the
 * dialog.
 */
export async function lockLive(on: Connection, dialogId: number): Promise<TimerRow | null> {
  await on.select({ id: dialogs.id }).from(dialogs).where(eq(dialogs.id, dialogId)).for('update');
  return selectLive(on, dialogId);
}

export async function selectDialogOf(on: Connection, timerId: number) {
  const [row] = await on
    .select({ id: dialogs.id, lowId: dialogs.lowId, highId: dialogs.highId })
    .from(chatTimers)
    .innerJoin(dialogs, eq(dialogs.id, chatTimers.dialogId))
    .where(and(eq(chatTimers.id, timerId), isNull(chatTimers.endedAt)));
  return row ?? null;
}

export async function insertTimer(on: Connection, values: typeof chatTimers.$inferInsert): Promise<TimerRow> {
  const [row] = await on.insert(chatTimers).values(values).returning();
  if (!row) throw new Error('An insert returned no row.');
  return row;
}

export async function updateTimer(on: Connection, id: number, change: Partial<TimerRow>): Promise<TimerRow> {
  const [row] = await on.update(chatTimers).set(change).where(eq(chatTimers.id, id)).returning();
  if (!row) throw new Error('There is no such timer.');
  return row;
}
