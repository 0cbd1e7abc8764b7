import 'server-only';
import { AppError } from '@/lib/platform/errors';
import { countLogin, forgiveLogin } from './login-throttle';
import { verifyPassword } from './passwords';
import { selectPassword } from './queries';
import type { Viewer } from './viewer';

interface Given {
  /** Tried in this order; one of them must be right. */
  passwords: readonly string[];
  /** The field it was typed into. */
  field: string;
  address: string;
}

/**
 * Refuses whoever found a browser open and does not know the password: behind the same throttle as signing in.
 * Throws AppError: 'validation' about the field, 'login_throttled', 'busy'.
 * @returns the password that is right
 */
export async function requirePassword(viewer: Viewer, { passwords, field, address }: Given): Promise<string> {
  const { email, passwordHash } = await selectPassword(viewer.id);
  await countLogin(email, address);
  for (const password of passwords) {
    if (await verifyPassword(passwordHash, password)) {
      await forgiveLogin(email, address);
      return password;
    }
  }
  throw new AppError('validation', { fields: { [field]: [{ rule: 'current_password' }] } });
}
