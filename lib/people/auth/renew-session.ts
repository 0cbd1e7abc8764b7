import 'server-only';
import type { Connection } from '@/db/client';
import { now } from '@/lib/platform/clock';
import { AppError } from '@/lib/platform/errors';
import { deleteAccessTokensOf, renewSessionRow } from './session-queries';
import type { StartedSession } from './sessions';
import { hashToken, newToken } from '@/lib/platform/crypto/token-hash';
import { issuePair, type TokenPair } from './token-pair';

export interface Renewed {
  session: StartedSession;
  pair: TokenPair;
}

/**
 * A session whose owner has just given the password goes on; every token it had is over, so that a copy of one is
 * worth nothing. The refresh token is rotated as by a refresh: a retry has its 30 seconds.
 * Throws AppError('bad_token') when the session has ended meanwhile.
 */
export async function renewSession(id: string, on: Connection): Promise<Renewed> {
  const cookieToken = newToken();
  const row = await renewSessionRow(on, id, { tokenHash: hashToken(cookieToken), moment: now() });
  if (!row) throw new AppError('bad_token');
  const { generation, remember, hasCookie } = row;
  await deleteAccessTokensOf(on, id);
  return {
    session: { id, remember, cookieToken: hasCookie ? cookieToken : null },
    pair: await issuePair(id, generation, on),
  };
}
