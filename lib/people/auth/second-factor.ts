import 'server-only';
import { now } from '@/lib/platform/clock';
import { AppError } from '@/lib/platform/errors';
import { forgiveLogin, giveLoginBack } from './login-throttle';
import { findStep, hashRecoveryCode, readCode } from './second-factor-codes';
import { selectSecondFactor, takeRecoveryCode, takeStep } from './second-factor-queries';
import { openSecret } from './second-factor-secret';

/**
 * The end of a sign-in whose password was right (countLogin has counted it): checks the second factor and settles
 * the throttle. A wrong code stays counted, success is forgiven, being asked for a code costs nothing.
 */
export async function finishLogin(
  userId: number,
  code: string | undefined,
  { email, address }: { email: string; address: string },
): Promise<boolean> {
  try {
    const given = await checkSecondFactor(userId, code);
    await forgiveLogin(email, address);
    return given;
  } catch (error) {
    const isAsked = error instanceof AppError && error.code === 'second_factor_required';
    if (isAsked) await giveLoginBack(email, address);
    throw error;
  }
}

/**
 * Whether a second factor was given; false for who has none. Every code is good once.
 * Throws AppError: 'second_factor_required', 'second_factor_wrong'. Whoever asks counts the tries.
 */
async function checkSecondFactor(userId: number, code: string | undefined): Promise<boolean> {
  const factor = await selectSecondFactor(userId);
  if (!factor?.confirmedAt) return false;
  if (!code) throw new AppError('second_factor_required');
  if (!(await takeCode(userId, factor.sealedSecret, code))) throw new AppError('second_factor_wrong');
  return true;
}

async function takeCode(userId: number, sealedSecret: string, typed: string): Promise<boolean> {
  const read = readCode(typed);
  switch (read?.kind) {
    case undefined:
      return false;
    case 'recovery':
      return takeRecoveryCode(userId, hashRecoveryCode(userId, read.code));
    case 'totp': {
      const secret = openSecret(userId, sealedSecret);
      const step = secret === null ? null : findStep(secret, read.code, now());
      return step !== null && takeStep(userId, step);
    }
  }
}
