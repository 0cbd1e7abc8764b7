import 'server-only';
import { eq, inArray, lt, sql } from 'drizzle-orm';
import type { Connection } from '@/db/client';
import { throttles } from '@/db/schema/http';
import { db } from '@/lib/platform/database/database';
import { now } from '@/lib/platform/clock';

export interface ThrottleLimit {
  key: string;
  max: number;
  windowSeconds: number;
}

/**
 * Consumes one attempt of each limit, each in one atomic statement, so that it holds for parallel attempts,
 * several processes and a restart. @returns 0, or the seconds to wait; an attempt that must wait consumes nothing
 * @param on a transaction that counts the attempt only if it is committed
 */
export async function consume(limits: ThrottleLimit[], on: Connection = db): Promise<number> {
  const consumed: string[] = [];
  for (const limit of limits) {
    const waitSeconds = await consumeOne(on, limit);
    if (waitSeconds > 0) {
      // Otherwise an address that must wait could still use up the attempts of other people's accounts.
      await Promise.all(consumed.map(async (key) => refund(key, on)));
      return waitSeconds;
    }
    consumed.push(limit.key);
  }
  return 0;
}

async function consumeOne(on: Connection, { key, max, windowSeconds }: ThrottleLimit): Promise<number> {
  const at = now();
  const resetsAt = new Date(at.getTime() + windowSeconds * 1000);
  const over = sql`${throttles.resetsAt} <= ${at.toISOString()}::timestamptz`;
  const [row] = await on
    .insert(throttles)
    .values({ key, count: 1, resetsAt })
    .onConflictDoUpdate({
      target: throttles.key,
      set: {
        count: sql`case when ${over} then 1 else least(${throttles.count} + 1, ${max + 1}) end`,
        resetsAt: sql`case when ${over} then ${resetsAt.toISOString()}::timestamptz else ${throttles.resetsAt} end`,
      },
    })
    .returning({ count: throttles.count, resetsAt: throttles.resetsAt });
  if (!row || row.count <= max) return 0;
  return Math.max(1, Math.ceil((row.resetsAt.getTime() - at.getTime()) / 1000));
}

export async function resetThrottles(keys: string[]): Promise<void> {
  await db.delete(throttles).where(inArray(throttles.key, keys));
}

/** Gives one consumed attempt back. */
export async function refund(key: string, on: Connection = db): Promise<void> {
  await on
    .update(throttles)
    .set({ count: sql`greatest(${throttles.count} - 1, 0)` })
    .where(eq(throttles.key, key));
}

/** Part of the clean-up job: deletes windows that have ended. */
export async function removeOldThrottles(): Promise<void> {
  await db.delete(throttles).where(lt(throttles.resetsAt, now()));
}
