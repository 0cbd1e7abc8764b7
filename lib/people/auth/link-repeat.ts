import 'server-only';
import { answerOnce } from '@/lib/platform/http/idempotency';
import { readLinkToken } from '@/lib/people/letters/link-token';
import { isUser } from './queries';

interface LinkCall {
  token: string;
  /** The Idempotency-Key; without one a repeat finds the link used up. */
  key: string | null;
  /** All that was asked, the same for every repeat. */
  request: string;
}

/**
 * A repeat of a call that uses a link up gets the first answer. Nobody need be signed in for such a call: its answer is
 * kept with those of the link's owner. It must not hold a secret.
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
