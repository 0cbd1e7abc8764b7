import 'server-only';
import type { Reply } from '@/lib/platform/http/reply';
import type { RenewedSession } from './inside/renew-session';
import type { AccessAnswer, SignedInAnswer } from './schema';
import type { SignedIn } from './service';
import { clearedCookies, openSession, refreshCookie, sealSession } from './session-cookie';
import { findSession } from './sessions';
import type { Refreshed } from './token-pair';

/** A browser gets its session and refresh token as HttpOnly cookies, a program gets the tokens in the body. */
export async function answerSignedIn(reply: Reply, { user, ...started }: SignedIn): Promise<SignedInAnswer> {
  return { user, ...(await answerRenewed(reply, started)) };
}

/** The answer for a session that existed before. */
export async function answerRenewed(reply: Reply, { session, pair }: RenewedSession): Promise<AccessAnswer> {
  const { cookieToken, remember } = session;
  if (cookieToken === null) return pair;
  const { refresh_token, ...access } = pair;
  reply.headers.append('Set-Cookie', await sealSession(cookieToken, remember));
  reply.headers.append('Set-Cookie', refreshCookie(refresh_token, remember));
  return access;
}

/** A program's refresh token came in the body, and its successor is returned in the body. */
export const answerRefreshedProgram = ({ pair }: Refreshed): AccessAnswer => pair;

/** Prolongs the session's cookie together with the refresh token's. */
export async function answerRefreshedBrowser(
  reply: Reply,
  { session, remember, pair }: Refreshed,
  cookieHeader: string | null,
): Promise<AccessAnswer> {
  const { refresh_token, ...access } = pair;
  reply.headers.append('Set-Cookie', refreshCookie(refresh_token, remember));
  const token = remember ? await openSession(cookieHeader) : null;
  const owner = token === null ? null : await findSession(token);
  if (token !== null && owner?.viewer.session?.id === session) {
    reply.headers.append('Set-Cookie', await sealSession(token, remember));
  }
  return access;
}

/** Deletes the cookies of a browser whose session has ended. */
export function clearCookies(reply: Reply): void {
  for (const line of clearedCookies()) reply.headers.append('Set-Cookie', line);
}
