import 'server-only';
import { db } from '@/lib/platform/database/database';
import { AppError } from '@/lib/platform/errors';
import { requirePassword } from './current-password';
import { setPassword } from './new-password';
import { hashPassword } from './passwords';
import { renewSession, type Renewed } from './renew-session';
import { refuseCommonPassword } from './service';
import type { Viewer } from './viewer';

interface Change {
  current: string;
  wished: string;
  address: string;
}

/**
 * Another password for whoever knows the one so far. All other sessions end; this one goes on with new tokens. A retry
 * finds the new password in force already and gets new tokens, too.
 * Throws AppError: 'session_only', 'validation' (current_password wrong, common password), 'login_throttled', 'busy'.
 */
export async function changePassword(viewer: Viewer, { current, wished, address }: Change): Promise<Renewed> {
  const session = viewer.session?.id;
  if (session === undefined) throw new AppError('session_only');
  await refuseCommonPassword(wished);
  const given = { passwords: [current, wished], field: 'current_password', address };
  const isDone = (await requirePassword(viewer, given)) !== current;
  const passwordHash = isDone ? null : await hashPassword(wished);
  return db.transaction(async (on) => {
    if (passwordHash !== null) await setPassword(on, { userId: viewer.id, passwordHash, session });
    return renewSession(session, on);
  });
}
