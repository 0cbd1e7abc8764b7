import 'server-only';
import { toString as drawQr } from 'qrcode';
import type { Connection } from '@/db/client';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/database/database';
import { AppError, throwIfLimited } from '@/lib/platform/errors';
import { getSettings } from '@/lib/people/settings/service';
import { minuteMs } from '@/lib/platform/time/units';
import { proveIdentity } from './confirmation';
import { requireFreshSignIn } from './fresh-sign-in';
import { selectPassword } from './inside/queries';
import {
  findStep,
  hashRecoveryCode,
  newSecret,
  otpauthUrl,
  readCode,
  recoveryCodesOf,
} from './inside/second-factor-codes';
import {
  confirmPending,
  countRecoveryCodes,
  deleteSecondFactor,
  insertPending,
  insertRecoveryCodes,
  selectSecondFactor,
  updateSession,
} from './inside/second-factor-queries';
import type {
  BegunSecondFactor,
  RecoveryCodesAnswer,
  RemoveSecondFactorInput,
  SecondFactorState,
} from './second-factor-schema';
import { openSecret, sealSecret } from './inside/second-factor-secret';
import { consume } from '@/lib/platform/limits/throttle';
import type { Viewer } from './viewer';

export async function getSecondFactor(viewer: Viewer): Promise<SecondFactorState> {
  const factor = await selectSecondFactor(viewer.id);
  const isOn = Boolean(factor?.confirmedAt);
  return { is_on: isOn, recovery_codes_left: isOn ? await countRecoveryCodes(viewer.id) : 0 };
}

/**
 * Creates a secret, which takes effect once it is confirmed. So that a stranger at an open browser cannot lock its
 * owner out, the sign-in must be fresh. Throws AppError: 'confirmation_required', 'forbidden' (there is a second factor
 * already).
 */
export async function beginSecondFactor(viewer: Viewer): Promise<BegunSecondFactor> {
  requireFreshSignIn(viewer);
  const secret = newSecret();
  if (!(await insertPending(viewer.id, sealSecret(viewer.id, secret)))) throw new AppError('forbidden');
  const [settings, { email }] = await Promise.all([getSettings(), selectPassword(viewer.id)]);
  const url = otpauthUrl(secret, settings['site.title'], email);
  const svg = await drawQr(url, { type: 'svg', margin: 2 });
  return { secret, url, qr: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}` };
}

/**
 * Confirms the second factor with a first code, also for the current session. A retry of the same call gets the
 * same codes. Throws AppError: 'second_factor_wrong', 'too_many_requests'.
 */
export async function confirmSecondFactor(viewer: Viewer, code: string): Promise<RecoveryCodesAnswer> {
  await consumeGuess(viewer.id);
  const factor = await selectSecondFactor(viewer.id);
  const secret = factor && openSecret(viewer.id, factor.sealedSecret);
  const step = secret && stepOf(secret, code);
  if (!factor || !secret || !step) throw new AppError('second_factor_wrong');
  const codes = recoveryCodesOf(viewer.id, secret);
  if (!factor.confirmedAt) await confirm(viewer, { sealedSecret: factor.sealedSecret, step }, codes);
  else if (!isRetry(factor.confirmedAt, factor.lastStep, step)) throw new AppError('second_factor_wrong');
  return { recovery_codes: codes };
}

/**
 * A pending secret does not expire, so guesses are limited: a stranger at an open browser must not find the code by
 * trying.
 */
async function consumeGuess(userId: number): Promise<void> {
  const waitSeconds = await consume([{ key: `second-factor:${userId}`, max: 10, windowSeconds: 600 }]);
  throwIfLimited(waitSeconds);
}

function stepOf(secret: string, typed: string): number | null {
  const read = readCode(typed);
  return read?.kind === 'totp' ? findStep(secret, read.code, now()) : null;
}

/** A retry may arrive this long after the first call. */
const retryPeriodMs = minuteMs;

const isRetry = (confirmedAt: Date, lastStep: number, step: number) =>
  step === lastStep && now().getTime() - confirmedAt.getTime() < retryPeriodMs;

async function confirm(
  { id, session }: Viewer,
  pending: { sealedSecret: string; step: number },
  codes: string[],
): Promise<void> {
  await db.transaction(async (on) => {
    // Another call confirmed it at the same time: a retry gets the codes.
    const isFirst = await confirmPending(on, { userId: id, at: now(), ...pending });
    if (!isFirst) throw new AppError('busy', { retryAfterSeconds: 1 });
    const hashes = codes.map((code) => hashRecoveryCode(id, code));
    await insertRecoveryCodes(on, id, hashes);
    if (session) await updateSession(on, session.id, { secondFactor: true });
  });
}

/** Does nothing when there is none. Throws the errors of `proveIdentity`. */
export async function removeSecondFactor(
  viewer: Viewer,
  input: RemoveSecondFactorInput,
  address: string,
): Promise<void> {
  await proveIdentity(viewer, input, address);
  await db.transaction((on) => deleteSecondFactor(on, viewer.id));
}

/** Removes the second factor without a password: for the operator at the server's terminal. */
export async function dropSecondFactor(userId: number, on: Connection): Promise<void> {
  await deleteSecondFactor(on, userId);
}
