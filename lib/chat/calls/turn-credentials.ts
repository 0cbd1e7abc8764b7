import { createHmac } from 'node:crypto';
import { secondMs } from '@/lib/platform/time/units';

/** A name and password for a TURN server with a shared secret (coturn: use-auth-secret); the name says until when they are good. */
export function turnCredentials(
  { secret, user }: { secret: string; user: string },
  until: Date,
): { username: string; credential: string } {
  const username = `${Math.floor(until.getTime() / secondMs)}:${user}`;
  return { username, credential: createHmac('sha1', secret).update(username).digest('base64') };
}
