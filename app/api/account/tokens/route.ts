import { newTokenAnswer, tokenInput, tokensAnswer } from '@/lib/people/account/schema';
import { listTokens, makeToken } from '@/lib/people/account/tokens';
import { endpoint } from '@/lib/people/door/endpoint';

export const GET = endpoint(
  { access: 'member', scope: 'session', answer: tokensAnswer },
  async ({ viewer }) => listTokens(viewer),
);

/** The answer holds the token, so it is not kept: the verb itself gives a repeat the same. */
export const POST = endpoint(
  { access: 'member', body: tokenInput, answer: newTokenAnswer, status: 201, repeat: 'natural' },
  async ({ viewer, body, key }) => makeToken(viewer, body, key),
);
