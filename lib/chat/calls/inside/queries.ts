import 'server-only';
import { and, asc, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import type { Connection } from '@/db/client';
import { callParticipants, callSignals, calls } from '@/db/schema/calls';
import { mutes } from '@/db/schema/ties';
import { maxSignals } from '@/lib/chat/calls/limits';

export type CallRow = typeof calls.$inferSelect;

/** Until the transaction ends, no other call can begin with either of these two people. */
export async function lockPeople(on: Connection, one: number, other: number): Promise<void> {
  for (const id of [Math.min(one, other), Math.max(one, other)])
    await on.execute(sql`select pg_advisory_xact_lock(hashtext('call'), ${id})`);
}

export async function selectCall(on: Connection, id: number): Promise<CallRow | null> {
  const [row] = await on.select().from(calls).where(eq(calls.id, id));
  return row ?? null;
}

/** The call, locked until the transaction ends. */
export async function lockCall(on: Connection, id: number): Promise<CallRow | null> {
  const [row] = await on.select().from(calls).where(eq(calls.id, id)).for('update');
  return row ?? null;
}

/** Ids of the calls that these people are in now. */
export async function selectLiveIds(on: Connection, people: readonly number[]): Promise<number[]> {
  const rows = await on
    .selectDistinct({ id: callParticipants.callId })
    .from(callParticipants)
    .where(inArray(callParticipants.userId, [...people]))
    .orderBy(callParticipants.callId);
  return rows.map(({ id }) => id);
}

export async function insertCall(
  on: Connection,
  row: Pick<CallRow, 'dialogId' | 'callerId' | 'calleeId' | 'callerClient'>,
  at: Date,
): Promise<CallRow> {
  const [call] = await on
    .insert(calls)
    .values({ ...row, callerSeenAt: at, startedAt: at })
    .returning();
  if (!call) throw new Error('An insert returned no row.');
  return call;
}

/** Puts a person into a call. @returns whether they were free */
export async function joinCall(on: Connection, userId: number, callId: number): Promise<boolean> {
  const rows = await on
    .insert(callParticipants)
    .values({ userId, callId })
    .onConflictDoNothing()
    .returning({ id: callParticipants.userId });
  return rows.length > 0;
}

export async function updateCall(on: Connection, id: number, change: Partial<CallRow>): Promise<CallRow> {
  const [call] = await on.update(calls).set(change).where(eq(calls.id, id)).returning();
  if (!call) throw new Error('There is no such call.');
  return call;
}

/** Frees both people and deletes the call's signals. */
export async function clearCall(on: Connection, id: number): Promise<void> {
  await on.delete(callParticipants).where(eq(callParticipants.callId, id));
  await on.delete(callSignals).where(eq(callSignals.callId, id));
}

const maxSignalsPerRead = 200;

/** What the other one has left after a number. */
export const selectSignals = (on: Connection, { id, me, after }: { id: number; me: number; after: number }) =>
  on
    .select({ id: callSignals.id, body: callSignals.body })
    .from(callSignals)
    .where(and(eq(callSignals.callId, id), ne(callSignals.senderId, me), gt(callSignals.id, after)))
    .orderBy(asc(callSignals.id))
    .limit(maxSignalsPerRead);

export async function insertSignals(
  on: Connection,
  { id, me }: { id: number; me: number },
  bodies: readonly string[],
) {
  await on.insert(callSignals).values(bodies.map((body) => ({ callId: id, senderId: me, body })));
}

/** Whether the person has sent `maxSignals` in this call. */
export async function isFull(on: Connection, { id, me }: { id: number; me: number }): Promise<boolean> {
  const rows = await on
    .select({ id: callSignals.id })
    .from(callSignals)
    .where(and(eq(callSignals.callId, id), eq(callSignals.senderId, me)))
    .limit(maxSignals);
  return rows.length >= maxSignals;
}

/** Whether one person has muted the other. */
export async function hasMuted(on: Connection, muterId: number, mutedId: number): Promise<boolean> {
  const rows = await on
    .select({ id: mutes.muterId })
    .from(mutes)
    .where(and(eq(mutes.muterId, muterId), eq(mutes.mutedId, mutedId)));
  return rows.length > 0;
}
