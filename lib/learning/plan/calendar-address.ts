import 'server-only';
import { z } from 'zod';
import { hashToken, newToken, sign } from '@/lib/platform/crypto/token-hash';
import type { Viewer } from '@/lib/people/auth/viewer';
import { getEnv } from '@/lib/platform/env';
import { AppError } from '@/lib/platform/errors';
import { answerOnce } from '@/lib/platform/http/idempotency';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import { updateFeed } from './inside/queries';
import type { CalendarAnswer } from './schema';

/**
 * A new secret address of the calendar, which is answered this once; the one before ends. With a `key` its repeat gets
 * the same one, which it derives anew since only hashes are kept, and changes nothing: what was revoked stays so. Throws AppError('not_found') without a plan.
 */
export async function makeCalendar(viewer: Viewer, key: string | null): Promise<CalendarAnswer> {
  const make = async () => ({ status: 201, body: { seed: await begin(viewer.id) } });
  const { body } = await (key === null ? make() : answerOnce(viewer.id, key, 'plan calendar', make));
  const { seed } = kept.parse(body);
  return { address: `${getEnv().APP_ORIGIN}${apiRoutes.planFeed(tokenOf(viewer.id, seed))}` };
}

/** What is kept of an answer: nothing without our secret. */
const kept = z.object({ seed: z.string() });

async function begin(userId: number): Promise<string> {
  const seed = newToken();
  if (!(await updateFeed(userId, hashToken(tokenOf(userId, seed))))) throw new AppError('not_found');
  return seed;
}

const tokenOf = (userId: number, seed: string) => sign('plan calendar', `${userId}\n${seed}`);

/** Also right when there is none. */
export async function revokeCalendar(viewer: Viewer): Promise<void> {
  await updateFeed(viewer.id, null);
}
