import 'server-only';
import type { Connection } from '@/db/client';
import { now } from '@/lib/platform/clock';
import { refuseUntil } from '@/lib/platform/errors';
import { queueMail } from '@/lib/people/letters/service';
import { markEmailVerified } from './queries';
import { takeTry } from '@/lib/platform/limits/throttle';
import type { Viewer } from './viewer';

/** Asks for a confirmation of somebody's e-mail. */
export async function queueVerification(userId: number, on?: Connection): Promise<void> {
  await queueMail({ kind: 'verification', userId }, on);
}

/** The letter once more. Throws AppError('too_many_requests') after 5 in 30 minutes (security, "Numbers to adopt"). */
export async function resendVerification(viewer: Viewer): Promise<void> {
  if (viewer.isVerified) return;
  const wait = await takeTry([{ key: `verification:${viewer.id}`, most: 5, seconds: 30 * 60 }]);
  refuseUntil(wait);
  await queueVerification(viewer.id);
}

/**
 * The person has shown that they read the letters to their address. The first time, they are written tips.
 * @returns whether it was the first time
 */
export async function confirmEmail(userId: number, on: Connection): Promise<boolean> {
  const isFirst = await markEmailVerified(on, userId, now());
  if (isFirst) await queueMail({ kind: 'tips', userId }, on);
  return isFirst;
}
