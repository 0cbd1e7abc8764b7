import 'server-only';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/database/database';
import { AppError } from '@/lib/platform/errors';
import { consumeLogin } from './inside/login-throttle';
import { verifyPassword } from './passwords';
import { selectPassword } from './inside/queries';
import { finishLogin } from './inside/second-factor';
import { updateSession } from './inside/second-factor-queries';
import type { ConfirmationInput } from './second-factor-schema';
import type { Viewer } from './viewer';

/**
 * Checks the password again, and the code of a second factor if there is one, with the throttle of signing in.
 * Throws AppError: 'credentials', 'login_throttled', 'busy', 'second_factor_required', 'second_factor_wrong'.
 * @returns whether a second factor was given
 */
export async function proveIdentity(
  viewer: Viewer,
  { password, code }: ConfirmationInput,
  address: string,
): Promise<boolean> {
  const { email, passwordHash } = await selectPassword(viewer.id);
  await consumeLogin(email, address);
  if (!(await verifyPassword(passwordHash, password))) throw new AppError('credentials');
  return finishLogin(viewer.id, code, { email, address });
}

/** Marks an existing session as freshly signed in. Throws the errors of `proveIdentity`, and AppError('session_only'). */
export async function confirmSession(
  viewer: Viewer,
  input: ConfirmationInput,
  address: string,
): Promise<void> {
  if (!viewer.session) throw new AppError('session_only');
  const secondFactor = await proveIdentity(viewer, input, address);
  await updateSession(db, viewer.session.id, {
    authenticatedAt: now(),
    ...(secondFactor && { secondFactor }),
  });
}
