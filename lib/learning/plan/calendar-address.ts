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
 * Makes a new secret address of the calendar, which is returned only once; the former address stops working. A repeated
 * call with the same idempotency `key` derives the same address again, since only hashes are stored, and changes nothing: a
 * revoked address stays revoked. Throws AppError('not_found') without a plan.
 */
export async function makeCalendar(viewer: Viewer, key: string | null): Promise<CalendarAnswer> {
  const make = async () => ({ status: 201, body: { seed: await startFeed(viewer.id) } });
  const { body } = await (key === null ? make() : answerOnce(viewer.id, key, 'plan calendar', make));
  const { seed } = storedBody.parse(body);
  return { address: `${getEnv().APP_ORIGIN}${apiRoutes.planFeed(tokenOf(viewer.id, seed))}` };
}

/** The stored body of the idempotent response; the seed is worthless without the server's secret. */
const storedBody = z.object({ seed: z.string() });

async function startFeed(userId: number): Promise<string> {
  const seed = newToken();
  if (!(await updateFeed(userId, hashToken(tokenOf(userId, seed))))) throw new AppError('not_found');
  return seed;
}

const tokenOf = (userId: number, seed: string) => sign('plan calendar', `${userId}\n${seed}`);

/** Revokes the address of the calendar; idempotent. */
export async function revokeCalendar(viewer: Viewer): Promise<void> {
  await updateFeed(viewer.id, null);
}
