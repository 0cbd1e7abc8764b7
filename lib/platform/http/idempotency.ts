import 'server-only';
import { and, eq, isNull, lt } from 'drizzle-orm';
import { idempotentAnswers } from '@/db/schema/http';
import { sign } from '@/lib/platform/crypto/token-hash';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/database/database';
import { AppError } from '@/lib/platform/errors';

/*
 * Every write may arrive four times (decisions, "Calls and errors"). The first to arrive with a key does the
 * work and its answer is kept for a day; a repeat gets that answer, and waits for it while it is at work.
 */
const keyPattern = /^[\w-]{8,100}$/u;
const kept = 24 * 3_600_000;
const patience = { tries: 50, pause: 100 };
/** The front cuts every call after 30 s. */
const longestWork = 40_000;

export interface KeptAnswer {
  status: number;
  body: unknown;
}

/** `request` names what was asked; the same key for another request is refused with AppError('bad_request'). */
export async function answerOnce(
  userId: number,
  key: string,
  request: string,
  work: () => Promise<KeptAnswer>,
): Promise<KeptAnswer> {
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
      await db.update(idempotentAnswers).set(answer).where(ours(userId, key));
      return answer;
    },
    async (error: unknown) => {
      await db
        .delete(idempotentAnswers)
        .where(ours(userId, key))
        .catch(() => undefined);
      throw error;
    },
  );
}

const ours = (userId: number, key: string) =>
  and(eq(idempotentAnswers.userId, userId), eq(idempotentAnswers.key, key));

async function firstAnswer(userId: number, key: string, digest: string): Promise<KeptAnswer> {
  for (let tries = 0; tries < patience.tries; tries += 1) {
    const [row] = await db.select().from(idempotentAnswers).where(ours(userId, key));
    if (!row) break;
    if (row.request !== digest) throw new AppError('bad_request');
    if (row.status !== null) return { status: row.status, body: row.body };
    if (now().getTime() - row.createdAt.getTime() > longestWork) await forgetStuck(userId, key);
    await new Promise((later) => setTimeout(later, patience.pause));
  }
  throw new AppError('busy', { retryAfter: 1 });
}

/** The process at work was killed: whoever asks again does it anew. */
async function forgetStuck(userId: number, key: string): Promise<void> {
  await db.delete(idempotentAnswers).where(and(ours(userId, key), isNull(idempotentAnswers.status)));
}

/** The clean-up job: answers older than a day, and work that never came back. */
export async function removeOldAnswers(): Promise<void> {
  const moment = now().getTime();
  await db.delete(idempotentAnswers).where(lt(idempotentAnswers.createdAt, new Date(moment - kept)));
  const stuck = and(
    isNull(idempotentAnswers.status),
    lt(idempotentAnswers.createdAt, new Date(moment - longestWork)),
  );
  await db.delete(idempotentAnswers).where(stuck);
}
