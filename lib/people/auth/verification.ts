import 'server-only';
import type { Connection } from '@/db/client';
import { now } from '@/lib/platform/clock';
import { throwIfLimited } from '@/lib/platform/errors';
import { queueMail } from '@/lib/people/letters/service';
import { markEmailVerified } from './inside/queries';
import { consume } from '@/lib/platform/limits/throttle';
import type { Viewer } from './viewer';

/** Queues the letter that asks to confirm the e-mail. */
export async function queueVerification(userId: number, on?: Connection): Promise<void> {
  await queueMail({ kind: 'verification', userId }, on);
}

/** Sends the letter again. Throws AppError('too_many_requests') after 5 in 30 minutes (security, "Numbers to adopt"). */
export async function resendVerification(viewer: Viewer): Promise<void> {
  if (viewer.isVerified) return;
  const waitSeconds = await consume([{ key: `verification:${viewer.id}`, max: 5, windowSeconds: 30 * 60 }]);
  throwIfLimited(waitSeconds);
  await queueVerification(viewer.id);
}

/**
 * The person has proven that they read the letters to their address. The first time, they get the letter of tips.
 * @returns whether it was the first time
 */
export async function confirmEmail(userId: number, on: Connection): Promise<boolean> {
  const isFirst = await markEmailVerified(on, userId, now());
  if (isFirst) await queueMail({ kind: 'tips', userId }, on);
  return isFirst;
}
