import 'server-only';
import type { Connection } from '@/db/client';
import { now } from '@/lib/platform/clock';
import { AppError } from '@/lib/platform/errors';
import { deleteAccessTokensOf, renewSessionRow } from './session-queries';
import type { StartedSession } from '@/lib/people/auth/sessions';
import { hashToken, newToken } from '@/lib/platform/crypto/token-hash';
import { issuePair, type TokenPair } from '@/lib/people/auth/token-pair';

export interface RenewedSession {
  session: StartedSession;
  pair: TokenPair;
}

/**
 * Continues a session whose owner has just given the password; all its former tokens are revoked, so that a stolen one is
 * useless. The refresh token is rotated as by a refresh: a retry within 30 seconds succeeds.
 * Throws AppError('bad_token') when the session has ended meanwhile.
 */
export async function renewSession(id: string, on: Connection): Promise<RenewedSession> {
  const cookieToken = newToken();
  const row = await renewSessionRow(on, id, { tokenHash: hashToken(cookieToken), at: now() });
  if (!row) throw new AppError('bad_token');
  const { generation, remember, hasCookie } = row;
  await deleteAccessTokensOf(on, id);
  return {
    session: { id, remember, cookieToken: hasCookie ? cookieToken : null },
    pair: await issuePair(id, generation, on),
  };
}
