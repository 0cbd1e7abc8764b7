import { generateSync } from 'otplib';
import { POST as begin, PUT as confirm } from '@/app/api/account/second-factor/route';
import { now } from '@/lib/platform/clock';
import { call } from './call';

/** What an authenticator app shows at this moment; `steps` later or earlier. */
export function codeOf(secret: string, steps = 0): string {
  return generateSync({ secret, epoch: Math.floor(now().getTime() / 1000) + steps * 30 });
}

/** Sets a second factor up for whoever the cookie is of. The code of this moment is used up by it. */
export async function setUpSecondFactor(cookie: string): Promise<{ secret: string; recovery: string[] }> {
  const begun = await call(begin, { method: 'POST', cookie });
  const secret = String(begun.body.secret);
  const confirmed = await call(confirm, { method: 'PUT', cookie, body: { code: codeOf(secret) } });
  return { secret, recovery: confirmed.body.recovery_codes as string[] };
}
