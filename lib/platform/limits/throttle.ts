import 'server-only';
import { eq, inArray, lt, sql, type SQL } from 'drizzle-orm';
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

async function consumeOne(on: Connection, limit: ThrottleLimit): Promise<number> {
  const [attempt] = await on.execute<Attempt>(attemptSql(limit));
  return attempt ? waitSecondsOf(attempt, limit) : 0;
}

/** What `attemptSql` answers. */
export interface Attempt extends Record<string, unknown> {
  count: number;
  resetsAt: string;
}

/**
 * Consumes one attempt as a part of the caller's own statement, which must itself do nothing above the limit:
 * `with attempt as (${attemptSql(limit)}) insert … where (select count from attempt) <= ${limit.max}`.
 */
export function attemptSql({ key, max, windowSeconds }: ThrottleLimit): SQL {
  const at = now();
  const resetsAt = new Date(at.getTime() + windowSeconds * 1000).toISOString();
  return sql`
    insert into throttles as t (key, count, resets_at) values (${key}, 1, ${resetsAt}::timestamptz)
    on conflict (key) do update set
      count = case when t.resets_at <= ${at.toISOString()}::timestamptz then 1 else least(t.count + 1, ${max}::int + 1) end,
      resets_at = case when t.resets_at <= ${at.toISOString()}::timestamptz then excluded.resets_at else t.resets_at end
    returning count, resets_at as "resetsAt"`;
}

/** @returns 0, or the seconds to wait */
export function waitSecondsOf({ count, resetsAt }: Attempt, { max }: ThrottleLimit): number {
  if (count <= max) return 0;
  return Math.max(1, Math.ceil((new Date(resetsAt).getTime() - now().getTime()) / 1000));
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
