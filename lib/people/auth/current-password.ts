import 'server-only';
import { AppError } from '@/lib/platform/errors';
import { consumeLogin, clearFailedLogins } from './inside/login-throttle';
import { verifyPassword } from './passwords';
import { selectPassword } from './inside/queries';
import type { Viewer } from './viewer';

interface PasswordCheck {
  /** Candidates in the order they are tried; one must be right. */
  passwords: readonly string[];
  /** The form field that a refusal names. */
  field: string;
  address: string;
}

/**
 * Verifies the current password, which protects an unattended browser. Each call consumes one login attempt; the right password
 * gives it back.
 * Throws AppError: 'validation' about the field, 'login_throttled', 'busy'.
 * @returns the right password
 */
export async function requirePassword(viewer: Viewer, check: PasswordCheck): Promise<string> {
  return requirePasswordOf(await selectPassword(viewer.id), check);
}

/** The same for a caller that has read the e-mail address and the hash already. */
export async function requirePasswordOf(
  { email, passwordHash }: Awaited<ReturnType<typeof selectPassword>>,
  { passwords, field, address }: PasswordCheck,
): Promise<string> {
  await consumeLogin(email, address);
  for (const password of passwords) {
    if (await verifyPassword(passwordHash, password)) {
      await clearFailedLogins(email, address);
      return password;
    }
  }
  throw new AppError('validation', { fields: { [field]: [{ rule: 'current_password' }] } });
}
