import { createHmac } from 'node:crypto';
import { secondMs } from '@/lib/platform/time/units';

/**
 * User name and password for a TURN server with a shared secret (coturn: use-auth-secret); the name holds the time of
 * expiry.
 */
export function turnCredentials(
  { secret, user }: { secret: string; user: string },
  until: Date,
): { username: string; credential: string } {
  const username = `${Math.floor(until.getTime() / secondMs)}:${user}`;
  return { username, credential: createHmac('sha1', secret).update(username).digest('base64') };
}
