import 'server-only';
import { eq, inArray, lt, sql } from 'drizzle-orm';
import { throttles } from '@/db/schema/http';
import { db } from '@/lib/platform/database/database';
import { now } from '@/lib/platform/clock';

export interface Allowance {
  key: string;
  most: number;
  seconds: number;
}

/**
 * Counts one try against each allowance, each in one atomic statement, so that it holds for parallel tries,
 * several processes and a restart. Answers 0, or the seconds to wait; a try that must wait is counted nowhere.
 */
export async function takeTry(allowances: Allowance[]): Promise<number> {
  const taken: string[] = [];
  for (const allowance of allowances) {
    const wait = await takeOne(allowance);
    if (wait > 0) {
      // Else an address that must wait could still use up what is left to other people's accounts.
      await Promise.all(taken.map(giveTryBack));
      return wait;
    }
    taken.push(allowance.key);
  }
  return 0;
}

async function takeOne({ key, most, seconds }: Allowance): Promise<number> {
  const moment = now();
  const resetsAt = new Date(moment.getTime() + seconds * 1000);
  const over = sql`${throttles.resetsAt} <= ${moment.toISOString()}::timestamptz`;
  const [row] = await db
    .insert(throttles)
    .values({ key, count: 1, resetsAt })
    .onConflictDoUpdate({
      target: throttles.key,
      set: {
        count: sql`case when ${over} then 1 else least(${throttles.count} + 1, ${most + 1}) end`,
        resetsAt: sql`case when ${over} then ${resetsAt.toISOString()}::timestamptz else ${throttles.resetsAt} end`,
      },
    })
    .returning({ count: throttles.count, resetsAt: throttles.resetsAt });
  if (!row || row.count <= most) return 0;
  return Math.max(1, Math.ceil((row.resetsAt.getTime() - moment.getTime()) / 1000));
}

export async function forgetTries(keys: string[]): Promise<void> {
  await db.delete(throttles).where(inArray(throttles.key, keys));
}

/** Takes one counted try back. */
export async function giveTryBack(key: string): Promise<void> {
  await db
    .update(throttles)
    .set({ count: sql`greatest(${throttles.count} - 1, 0)` })
    .where(eq(throttles.key, key));
}

/** The clean-up job: windows that are over. */
export async function removeOldThrottles(): Promise<void> {
  await db.delete(throttles).where(lt(throttles.resetsAt, now()));
}
