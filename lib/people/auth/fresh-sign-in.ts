import { now } from '@/lib/platform/clock';
import { AppError } from '@/lib/platform/errors';
import { hourMs } from '@/lib/platform/time/units';
import type { Viewer } from './viewer';

/** Security, "Numbers to adopt": sensitive actions ask for the password again when the sign-in is older. */
const freshSignInMs = hourMs;

export function isFreshSignIn({ session }: Viewer, at: Date): boolean {
  return session !== null && at.getTime() - session.authenticatedAt.getTime() < freshSignInMs;
}

/** Throws AppError('confirmation_required'). */
export function requireFreshSignIn(viewer: Viewer): void {
  if (!isFreshSignIn(viewer, now())) throw new AppError('confirmation_required');
}
