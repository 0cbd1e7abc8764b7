import 'server-only';
import type { Reply } from '@/lib/platform/http/reply';
import type { Renewed } from './renew-session';
import type { AccessAnswer, SignedInAnswer } from './schema';
import type { SignedIn } from './service';
import { emptyCookies, openSession, refreshCookie, sealSession } from './session-cookie';
import { findSession } from './sessions';
import type { Refreshed } from './token-pair';

/** A browser gets its session and refresh token as cookies its scripts cannot read, a program in the body. */
export async function answerSignedIn(reply: Reply, { user, ...started }: SignedIn): Promise<SignedInAnswer> {
  return { user, ...(await answerRenewed(reply, started)) };
}

/** The same for a session that was there before. */
export async function answerRenewed(reply: Reply, { session, pair }: Renewed): Promise<AccessAnswer> {
  const { cookieToken, remember } = session;
  if (cookieToken === null) return pair;
  const { refresh_token, ...access } = pair;
  reply.headers.append('Set-Cookie', await sealSession(cookieToken, remember));
  reply.headers.append('Set-Cookie', refreshCookie(refresh_token, remember));
  return access;
}

/** A program's refresh token came in the body, and its successor goes back the same way. */
export const answerRefreshedProgram = ({ pair }: Refreshed): AccessAnswer => pair;

/** The cookie of the session is to last as long as the refresh token beside it. */
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

/** Nobody is signed in at this browser any more. */
export function takeCookiesAway(reply: Reply): void {
  for (const line of emptyCookies()) reply.headers.append('Set-Cookie', line);
}
