import 'server-only';
import type { Connection } from '@/db/client';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/database/database';
import { AppError } from '@/lib/platform/errors';
import { readRefreshToken, refreshTokenOf } from './inside/refresh-token';
import { advanceSession, deleteSession, insertAccessToken, selectGeneration } from './inside/session-queries';
import { sessionExpiry } from './sessions';
import { hashToken, newToken } from '@/lib/platform/crypto/token-hash';

/** Decisions, "Accounts": an access token lasts 15 minutes; a used refresh token yields the same successor for 30 s. */
const accessSeconds = 15 * 60;
const reuseIntervalMs = 30_000;

export interface TokenPair {
  access_token: string;
  refresh_token: string;
  /** Lifetime of the access token in seconds. */
  expires_in: number;
}

/** The token pair for a generation of a session. */
export async function issuePair(session: string, generation = 0, on: Connection = db): Promise<TokenPair> {
  const access = newToken();
  const expiresAt = new Date(now().getTime() + accessSeconds * 1000);
  await insertAccessToken(on, { hash: hashToken(access), sessionId: session, expiresAt });
  return {
    access_token: access,
    refresh_token: refreshTokenOf(session, generation),
    expires_in: accessSeconds,
  };
}

export interface Refreshed {
  session: string;
  remember: boolean;
  pair: TokenPair;
}

/**
 * Rotates a refresh token. One that was used more than 30 s ago counts as stolen: its session ends. Throws
 * AppError('bad_token').
 */
export async function refreshPair(token: string): Promise<Refreshed> {
  const known = readRefreshToken(token);
  if (!known) throw new AppError('bad_token');
  const refreshed = await db.transaction(async (on) => {
    const remember = (await advance(on, known)) ?? (await repeat(on, known));
    if (remember === null) return null;
    const pair = await issuePair(known.session, known.generation + 1, on);
    return { session: known.session, remember, pair };
  });
  if (refreshed) return refreshed;
  await deleteSession(known.session);
  throw new AppError('bad_token');
}

type ReadToken = NonNullable<ReturnType<typeof readRefreshToken>>;

/** Whether the session is remembered; null when the token is not its current one. */
async function advance(on: Connection, { session, generation }: ReadToken): Promise<boolean | null> {
  const at = now();
  const row = await advanceSession(
    on,
    { id: session, generation },
    { refreshedAt: at, expiresAt: (remember) => sessionExpiry(remember, at) },
  );
  return row?.remember ?? null;
}

/** For a retry or a second tab: the last rotation is recent and started from this same token. */
async function repeat(on: Connection, { session, generation }: ReadToken): Promise<boolean | null> {
  const at = now();
  const row = await selectGeneration(on, session, at);
  if (row?.generation !== generation + 1 || !row.refreshedAt) return null;
  return at.getTime() - row.refreshedAt.getTime() <= reuseIntervalMs ? row.remember : null;
}
