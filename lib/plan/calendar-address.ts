import 'server-only';
import { hashToken, newToken, sign } from '@/lib/auth/token-hash';
import type { Viewer } from '@/lib/auth/viewer';
import { getEnv } from '@/lib/env';
import { AppError } from '@/lib/errors';
import { apiRoutes } from '@/lib/routes';
import { updateFeed } from './queries';
import type { CalendarAnswer } from './schema';

/**
 * A new secret address of the calendar, which is answered this once; the one before ends. With a `key` its repeat gets
 * the same one, although only hashes are kept. Throws AppError('not_found') without a plan.
 */
export async function makeCalendar(viewer: Viewer, key: string | null): Promise<CalendarAnswer> {
  const token = key === null ? newToken() : sign('plan calendar', `${viewer.id}\n${key}`);
  if (!(await updateFeed(viewer.id, hashToken(token)))) throw new AppError('not_found');
  return { address: `${getEnv().APP_ORIGIN}${apiRoutes.planFeed(token)}` };
}

/** Also right when there is none. */
export async function revokeCalendar(viewer: Viewer): Promise<void> {
  await updateFeed(viewer.id, null);
}
