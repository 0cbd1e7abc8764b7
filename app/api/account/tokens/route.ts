import { newTokenAnswer, tokenInput, tokensAnswer } from '@/lib/people/account/schema';
import { listTokens, makeToken } from '@/lib/people/account/tokens';
import { endpoint } from '@/lib/people/door/endpoint';

export const GET = endpoint(
  {
    summary: 'The personal tokens of the caller; what they are is not told again.',
    access: 'member',
    scope: 'session',
    response: tokensAnswer,
  },
  async ({ viewer }) => listTokens(viewer),
);

/** The answer holds the token, so it is not stored for repeats: the service itself is idempotent. */
export const POST = endpoint(
  {
    summary:
      'Makes a personal token, which is shown this once. A repeat with the same Idempotency-Key gets the same.',
    errorCodes: ['email_unverified', 'too_many_tokens'],
    access: 'member',
    body: tokenInput,
    response: newTokenAnswer,
    status: 201,
    idempotency: 'own',
  },
  async ({ viewer, body, key }) => makeToken(viewer, body, key),
);
