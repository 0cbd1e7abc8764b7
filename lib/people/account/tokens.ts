import 'server-only';
import { newApiToken, repeatableApiToken } from '@/lib/people/auth/api-tokens';
import { hashToken } from '@/lib/platform/crypto/token-hash';
import type { TokenScope, Viewer } from '@/lib/people/auth/viewer';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/database/database';
import { AppError } from '@/lib/platform/errors';
import { maxTokens } from './limits';
import type { ApiToken, NewTokenAnswer, TokenInput, TokensAnswer } from './schema';
import { dayMs } from '@/lib/platform/time/units';
import {
  countTokens,
  deleteToken,
  insertToken,
  selectTokenByHash,
  selectTokens,
} from './inside/token-queries';

/**
 * Tokens, the newest first. Expired ones stay until they are revoked, so that the owner learns why a token stopped
 * working.
 */
export async function listTokens(viewer: Viewer): Promise<TokensAnswer> {
  return { tokens: (await selectTokens(viewer.id)).map(showToken) };
}

/**
 * Makes a token; only this answer contains it. A retry with the same `key` gets the same token although only hashes are
 * stored. Throws AppError: 'email_unverified', 'too_many_tokens'.
 */
export async function makeToken(
  viewer: Viewer,
  input: TokenInput,
  key: string | null,
): Promise<NewTokenAnswer> {
  if (!viewer.isVerified) throw new AppError('email_unverified');
  const secret =
    key === null ? newApiToken() : repeatableApiToken(`${viewer.id}\n${key}\n${JSON.stringify(input)}`);
  const row = await db.transaction(async (on) => {
    const made = await countTokens(on, viewer.id);
    const known = await selectTokenByHash(on, hashToken(secret));
    if (known) return known;
    if (made >= maxTokens) throw new AppError('too_many_tokens');
    return insertToken(on, rowOf(viewer, input, secret));
  });
  if (!row) throw new AppError('internal');
  return { token: showToken(row), secret };
}

function rowOf({ id }: Viewer, { name, scopes, expires_in: days }: TokenInput, secret: string) {
  const createdAt = now();
  return {
    userId: id,
    name,
    scopes: [...new Set(scopes)],
    tokenHash: hashToken(secret),
    createdAt,
    expiresAt: days === null ? null : new Date(createdAt.getTime() + days * dayMs),
  };
}

/** Throws AppError('not_found'), also for another person’s token. */
export async function revokeToken(viewer: Viewer, id: string): Promise<void> {
  if (!(await deleteToken(viewer.id, id))) throw new AppError('not_found');
}

interface Row {
  id: string;
  name: string;
  scopes: TokenScope[];
  createdAt: Date;
  lastUsedAt: Date | null;
  expiresAt: Date | null;
}

function showToken({ id, name, scopes, createdAt, lastUsedAt, expiresAt }: Row): ApiToken {
  return {
    id,
    name,
    scopes,
    created_at: createdAt.toISOString(),
    last_used_at: lastUsedAt?.toISOString() ?? null,
    expires_at: expiresAt?.toISOString() ?? null,
  };
}
