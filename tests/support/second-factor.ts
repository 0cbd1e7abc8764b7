import { generateSync } from 'otplib';
import { POST as begin, PUT as confirm } from '@/app/api/account/second-factor/route';
import { now } from '@/lib/platform/clock';
import { call } from './call';

/** The code that an authenticator app shows now, shifted by `steps` of 30 seconds. */
export function codeOf(secret: string, steps = 0): string {
  return generateSync({ secret, epoch: Math.floor(now().getTime() / 1000) + steps * 30 });
}

/** Sets up a second factor for the cookie's user; this uses up the current code. */
export async function setUpSecondFactor(cookie: string): Promise<{ secret: string; recovery: string[] }> {
  const begun = await call(begin, { method: 'POST', cookie });
  const secret = String(begun.body.secret);
  const confirmed = await call(confirm, { method: 'PUT', cookie, body: { code: codeOf(secret) } });
  return { secret, recovery: confirmed.body.recovery_codes as string[] };
}
