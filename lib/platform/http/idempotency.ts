import 'server-only';
import { and, eq, isNull, lt } from 'drizzle-orm';
import { idempotentAnswers } from '@/db/schema/http';
import { sign } from '@/lib/platform/crypto/token-hash';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/database/database';
import { AppError } from '@/lib/platform/errors';
import { dayMs } from '@/lib/platform/time/units';

/*
 * Every write may arrive four times (decisions, "Calls and errors"). The first call with a key does the
 * work and its answer is stored for a day; a repeat gets that answer, and waits for it while the work goes on.
 */
const keyPattern = /^[\w-]{8,100}$/u;
/** How long an answer is kept. */
const ttlMs = dayMs;
/** A repeat waits at most five seconds for the first call's answer. */
const poll = { maxCount: 50, intervalMs: 100 };
/** The HTTP server ends every call after 30 s, so work that is older was interrupted. */
const maxWorkMs = 40_000;

export interface StoredAnswer {
  status: number;
  body: unknown;
}

/** `request` is the content of the call; the same key with another request is refused with AppError('bad_request'). */
export async function answerOnce(
  userId: number,
  key: string,
  request: string,
  work: () => Promise<StoredAnswer>,
): Promise<StoredAnswer> {
  if (!keyPattern.test(key)) throw new AppError('bad_request');
  // A body may hold a password: a bare hash of it could be guessed.
  const digest = sign('idempotent request', request);
  const mine = await db
    .insert(idempotentAnswers)
    .values({ userId, key, request: digest, createdAt: now() })
    .onConflictDoNothing()
    .returning({ key: idempotentAnswers.key });
  if (mine.length === 0) return firstAnswer(userId, key, digest);
  return work().then(
    async (answer) => {
      await db.update(idempotentAnswers).set(answer).where(rowOf(userId, key));
      return answer;
    },
    async (error: unknown) => {
      await db
        .delete(idempotentAnswers)
        .where(rowOf(userId, key))
        .catch(() => undefined);
      throw error;
    },
  );
}

const rowOf = (userId: number, key: string) =>
  and(eq(idempotentAnswers.userId, userId), eq(idempotentAnswers.key, key));

async function firstAnswer(userId: number, key: string, digest: string): Promise<StoredAnswer> {
  for (let count = 0; count < poll.maxCount; count += 1) {
    const [row] = await db.select().from(idempotentAnswers).where(rowOf(userId, key));
    if (!row) break;
    if (row.request !== digest) throw new AppError('bad_request');
    if (row.status !== null) return { status: row.status, body: row.body };
    if (now().getTime() - row.createdAt.getTime() > maxWorkMs) await forgetStuck(userId, key);
    await new Promise((later) => setTimeout(later, poll.intervalMs));
  }
  throw new AppError('busy', { retryAfterSeconds: 1 });
}

/** The process that did the work was killed: the next call does it again. */
async function forgetStuck(userId: number, key: string): Promise<void> {
  await db.delete(idempotentAnswers).where(and(rowOf(userId, key), isNull(idempotentAnswers.status)));
}

/** Part of the clean-up job: deletes answers older than a day, and interrupted work. */
export async function removeOldAnswers(): Promise<void> {
  const at = now().getTime();
  await db.delete(idempotentAnswers).where(lt(idempotentAnswers.createdAt, new Date(at - ttlMs)));
  const stuck = and(
    isNull(idempotentAnswers.status),
    lt(idempotentAnswers.createdAt, new Date(at - maxWorkMs)),
  );
  await db.delete(idempotentAnswers).where(stuck);
}
