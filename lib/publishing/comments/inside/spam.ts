import 'server-only';
import type { Connection } from '@/db/client';
import { consume } from '@/lib/platform/limits/throttle';
import { hasRole } from '@/lib/people/staff/policy';
import type { Viewer } from '@/lib/people/auth/viewer';
import { requireMayWrite } from '@/lib/people/auth/require-may-write';
import { now } from '@/lib/platform/clock';
import { dayMs, hourMs } from '@/lib/platform/time/units';
import { AppError, throwIfLimited } from '@/lib/platform/errors';
import { countCodePoints } from '@/lib/platform/text/code-points';
import { canTakePart } from '@/lib/publishing/comments/policy';
import { isRepeated, selectJoined } from './queries';
import type { SubjectRow } from './subject';
import { commentTree, countLinks } from './tree';

/*
 * Limits against spam: ten texts a minute for everybody, fewer for people on their first day. Edits count like new
 * comments, because otherwise an edit could bring in what a comment may not.
 */
const textsPerMinute = { max: 10, windowSeconds: 60 };
const newcomerTextsPerHour = { max: 10, windowSeconds: 3600 };
/** Links in one text on the author's first day: enough to name a source, too few to advertise. */
const maxNewcomerLinks = 2;
/** A text of this length or with a link may not be posted twice anywhere; a short one ("Thank you!") may. */
const minUniqueCodePoints = 40;

/** Checks whether a person may write texts that others read. Throws AppError: 'email_unverified', 'muted'. */
export function requireMayPost(viewer: Viewer): void {
  requireConfirmed(viewer);
  requireMayWrite(viewer);
}

/** Throws AppError('email_unverified'). */
export function requireConfirmed(viewer: Viewer): void {
  if (!canTakePart({ is_verified: viewer.isVerified })) throw new AppError('email_unverified');
}

/** Whether the person registered less than a day ago; staff never count as new. */
async function isNewcomer(viewer: Viewer): Promise<boolean> {
  if (hasRole(viewer, 'moderator')) return false;
  return now().getTime() - (await selectJoined(viewer.id)).getTime() < dayMs;
}

/** Counts one text of the author. Throws AppError: 'too_many_links', 'too_many_requests'. */
export async function consumeTextLimit(viewer: Viewer, body: string): Promise<void> {
  const isNew = await isNewcomer(viewer);
  if (isNew && countLinks(commentTree(body)) > maxNewcomerLinks) {
    throw new AppError('too_many_links', { values: { max: maxNewcomerLinks } });
  }
  const key = `comments:${viewer.id}`;
  const wait = await consume([
    { key: `${key}:minute`, ...textsPerMinute },
    ...(isNew ? [{ key: `${key}:newcomer`, ...newcomerTextsPerHour }] : []),
  ]);
  throwIfLimited(wait);
}

/** Runs in the transaction that writes, with the author's row locked. Throws AppError('comment_repeated'). */
export async function requireNew(
  on: Connection,
  userId: number,
  body: string,
  subject: SubjectRow,
): Promise<void> {
  const nowMs = now().getTime();
  const isLong = countCodePoints(body) >= minUniqueCodePoints || countLinks(commentTree(body)) > 0;
  const here = new Date(nowMs - hourMs);
  const anywhere = isLong ? new Date(nowMs - dayMs) : null;
  if (await isRepeated(on, { userId, body, subject, hereSince: here, anywhereSince: anywhere }))
    throw new AppError('comment_repeated');
}
