import 'server-only';
import { AppError, throwIfLimited } from '@/lib/platform/errors';
import { addressBlock } from '@/lib/platform/http/address';
import { getEnv } from '@/lib/platform/env';
import { resetThrottles, refund, consume } from '@/lib/platform/limits/throttle';

/*
 * Security, "Numbers to adopt": 5 attempts per e-mail and IP address in 60 s, 25 an hour per account from anywhere,
 * 30 an hour per IP address. Counting before the password is checked limits parallel guesses to five;
 * a successful sign-in is refunded.
 */
const hourSeconds = 3600;

const pairKey = (email: string, address: string) => `login:pair:${email}:${addressBlock(address)}`;
const accountKey = (email: string) => `login:account:${email}`;
const addressKey = (address: string) => `login:address:${addressBlock(address)}`;

/** Throws AppError('login_throttled') with the seconds to wait. `email` in lower case. */
export async function consumeLogin(email: string, address: string): Promise<void> {
  const waitSeconds = await consume([
    { key: pairKey(email, address), max: 5, windowSeconds: 60 },
    { key: accountKey(email), max: 25, windowSeconds: hourSeconds },
    { key: addressKey(address), max: getEnv().LIMIT_LOGIN_ADDRESS, windowSeconds: hourSeconds },
  ]);
  if (waitSeconds > 0)
    throw new AppError('login_throttled', {
      retryAfterSeconds: waitSeconds,
      values: { seconds: waitSeconds },
    });
}

/**
 * After a success: clears the failed attempts of this account from this address only, since others may be guessing
 * elsewhere.
 */
export async function clearFailedLogins(email: string, address: string): Promise<void> {
  await resetThrottles([pairKey(email, address)]);
  for (const key of [accountKey(email), addressKey(address)]) await refund(key);
}

/** The password was right and a code is required next: that is no failed attempt. */
export async function refundLogin(email: string, address: string): Promise<void> {
  for (const key of [pairKey(email, address), accountKey(email), addressKey(address)]) await refund(key);
}

/** Throws AppError('too_many_requests'). A classroom sits behind one address, hence 60. */
export async function consumeRegistration(address: string): Promise<void> {
  const max = getEnv().LIMIT_REGISTER;
  const waitSeconds = await consume([
    { key: `register:${addressBlock(address)}`, max, windowSeconds: hourSeconds },
  ]);
  throwIfLimited(waitSeconds);
}
