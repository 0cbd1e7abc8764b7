import 'server-only';
import { now } from '@/lib/platform/clock';
import { AppError } from '@/lib/platform/errors';
import { clearFailedLogins, refundLogin } from './login-throttle';
import { findStep, hashRecoveryCode, readCode } from './second-factor-codes';
import { selectSecondFactor, consumeRecoveryCode, consumeStep } from './second-factor-queries';
import { openSecret } from './second-factor-secret';

/**
 * The last step of a sign-in whose password was right (`consumeLogin` has counted it): checks the second factor and
 * updates the throttle. A wrong code stays counted, a success clears the failures, being asked for a code is refunded.
 */
export async function finishLogin(
  userId: number,
  code: string | undefined,
  { email, address }: { email: string; address: string },
): Promise<boolean> {
  try {
    const given = await checkSecondFactor(userId, code);
    await clearFailedLogins(email, address);
    return given;
  } catch (error) {
    const isAsked = error instanceof AppError && error.code === 'second_factor_required';
    if (isAsked) await refundLogin(email, address);
    throw error;
  }
}

/**
 * Whether a second factor was given; false when the account has none. Each code is accepted once.
 * Throws AppError: 'second_factor_required', 'second_factor_wrong'. The caller counts the attempts.
 */
async function checkSecondFactor(userId: number, code: string | undefined): Promise<boolean> {
  const factor = await selectSecondFactor(userId);
  if (!factor?.confirmedAt) return false;
  if (!code) throw new AppError('second_factor_required');
  if (!(await consumeCode(userId, factor.sealedSecret, code))) throw new AppError('second_factor_wrong');
  return true;
}

async function consumeCode(userId: number, sealedSecret: string, typed: string): Promise<boolean> {
  const read = readCode(typed);
  switch (read?.kind) {
    case undefined:
      return false;
    case 'recovery':
      return consumeRecoveryCode(userId, hashRecoveryCode(userId, read.code));
    case 'totp': {
      const secret = openSecret(userId, sealedSecret);
      const step = secret === null ? null : findStep(secret, read.code, now());
      return step !== null && consumeStep(userId, step);
    }
  }
}
