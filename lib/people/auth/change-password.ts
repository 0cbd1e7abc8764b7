import 'server-only';
import { db } from '@/lib/platform/database/database';
import { AppError } from '@/lib/platform/errors';
import { requirePassword } from './current-password';
import { setPassword } from './inside/new-password';
import { hashPassword } from './passwords';
import { renewSession, type RenewedSession } from './inside/renew-session';
import { refuseCommonPassword } from './service';
import type { Viewer } from './viewer';

interface PasswordChange {
  current: string;
  next: string;
  address: string;
}

/**
 * Changes the password of a person who knows the current one. All other sessions end; this one gets new tokens. A retry
 * finds the new password already set and gets new tokens too.
 * Throws AppError: 'session_only', 'validation' (current_password wrong, common password), 'login_throttled', 'busy'.
 */
export async function changePassword(
  viewer: Viewer,
  { current, next, address }: PasswordChange,
): Promise<RenewedSession> {
  const session = viewer.session?.id;
  if (session === undefined) throw new AppError('session_only');
  await refuseCommonPassword(next);
  const given = { passwords: [current, next], field: 'current_password', address };
  const isDone = (await requirePassword(viewer, given)) !== current;
  const passwordHash = isDone ? null : await hashPassword(next);
  return db.transaction(async (on) => {
    if (passwordHash !== null) await setPassword(on, { userId: viewer.id, passwordHash, session });
    return renewSession(session, on);
  });
}
