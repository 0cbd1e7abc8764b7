import { refreshAnswer, refreshInput } from '@/lib/people/auth/schema';
import { findRefreshCookie } from '@/lib/people/auth/session-cookie';
import { answerRefreshedBrowser, answerRefreshedProgram } from '@/lib/people/auth/signed-in-answer';
import { refreshPair } from '@/lib/people/auth/token-pair';
import { AppError } from '@/lib/platform/errors';
import { endpoint } from '@/lib/people/door/endpoint';

/** Exchanges a refresh token for a new token pair: a browser sends it in a cookie, a program in the body. */
export const POST = endpoint(
  {
    summary: 'A new pair of tokens for a refresh token, which works once. A browser’s is in its cookie.',
    errorCodes: ['bad_token'],
    access: 'anyone',
    whileSuspended: true,
    body: refreshInput,
    response: refreshAnswer,
    idempotency: 'own',
    invalidToken: 'ignore',
  },
  async ({ body, cookie, reply }) => {
    if (body.refresh_token !== undefined)
      return answerRefreshedProgram(await refreshPair(body.refresh_token));
    const token = findRefreshCookie(cookie);
    if (token === null) throw new AppError('bad_token');
    return answerRefreshedBrowser(reply, await refreshPair(token), cookie);
  },
);
