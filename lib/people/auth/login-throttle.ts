import 'server-only';
import { AppError, refuseUntil } from '@/lib/platform/errors';
import { addressBlock } from '@/lib/platform/http/address';
import { getEnv } from '@/lib/platform/env';
import { forgetTries, giveTryBack, takeTry } from '@/lib/platform/limits/throttle';

/*
 * Security, "Numbers to adopt": 5 tries per e-mail and address in 60 s, 25 an hour per account from anywhere,
 * 30 an hour per address. Counting before the password is looked at keeps parallel guesses to five;
 * success takes its own counts back.
 */
const hour = 3600;

const pairKey = (email: string, address: string) => `login:pair:${email}:${addressBlock(address)}`;
const accountKey = (email: string) => `login:account:${email}`;
const addressKey = (address: string) => `login:address:${addressBlock(address)}`;

/** Throws AppError('login_throttled') with the seconds to wait. `email` in lower case. */
export async function countLogin(email: string, address: string): Promise<void> {
  const wait = await takeTry([
    { key: pairKey(email, address), most: 5, seconds: 60 },
    { key: accountKey(email), most: 25, seconds: hour },
    { key: addressKey(address), most: getEnv().LIMIT_LOGIN_ADDRESS, seconds: hour },
  ]);
  if (wait > 0) throw new AppError('login_throttled', { retryAfter: wait, values: { seconds: wait } });
}

/** Forgets what failed at this account from here alone: others may be guessing at it from elsewhere. */
export async function forgiveLogin(email: string, address: string): Promise<void> {
  await forgetTries([pairKey(email, address)]);
  for (const key of [accountKey(email), addressKey(address)]) await giveTryBack(key);
}

/** The password was right and a code is asked for: that is half a sign-in, not a failed one. */
export async function giveLoginBack(email: string, address: string): Promise<void> {
  for (const key of [pairKey(email, address), accountKey(email), addressKey(address)]) await giveTryBack(key);
}

/** Throws AppError('too_many_requests'). A classroom sits behind one address, hence 60. */
export async function countRegistration(address: string): Promise<void> {
  const most = getEnv().LIMIT_REGISTER;
  const wait = await takeTry([{ key: `register:${addressBlock(address)}`, most, seconds: hour }]);
  refuseUntil(wait);
}
