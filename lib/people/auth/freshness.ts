import { now } from '@/lib/platform/clock';
import { AppError } from '@/lib/platform/errors';
import type { Viewer } from './viewer';

/** Security, "Numbers to adopt": after this what matters most asks for the password again. */
const freshFor = 60 * 60_000;

export function isFresh({ session }: Viewer, moment: Date): boolean {
  return session !== null && moment.getTime() - session.authenticatedAt.getTime() < freshFor;
}

/** Throws AppError('confirmation_required'). */
export function requireFresh(viewer: Viewer): void {
  if (!isFresh(viewer, now())) throw new AppError('confirmation_required');
}
