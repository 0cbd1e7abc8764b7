import 'server-only';
import { answerOnce } from '@/lib/platform/http/idempotency';
import { readLinkToken } from '@/lib/people/letters/link-token';
import { isUser } from './queries';

interface LinkCall {
  token: string;
  /** The Idempotency-Key; without one a retry finds the link consumed. */
  key: string | null;
  /** The content of the call, the same for every retry. */
  request: string;
}

/**
 * A retry of a call that consumes a link gets the first answer. The caller need not be signed in, so the answer is
 * stored for the owner of the link. It must not contain a secret.
 */
export async function answerLinkOnce(
  { token, key, request }: LinkCall,
  work: () => Promise<unknown>,
): Promise<unknown> {
  const owner = key === null ? null : readLinkToken(token);
  if (key === null || owner === null || !(await isUser(owner.userId))) return work();
  const run = async () => ({ status: 200, body: await work() });
  return (await answerOnce(owner.userId, key, request, run)).body;
}
