import 'server-only';
import type { Connection } from '@/db/client';
import { consume } from '@/lib/platform/limits/throttle';
import { hasRole } from '@/lib/people/staff/policy';
import type { Viewer } from '@/lib/people/auth/viewer';
import { now } from '@/lib/platform/clock';
import { AppError, throwIfLimited } from '@/lib/platform/errors';
import { countCodePoints } from '@/lib/platform/text/code-points';
import { canTakePart } from './policy';
import { hasSaid, selectJoined } from './queries';
import type { SubjectRow } from './subject';
import { commentTree, countLinks } from './tree';

/*
 * What keeps comments readable without a moderator: ten texts a minute for everybody, less on somebody's first day. Writing and editing
 * count alike, else an edit would be the way around.
 */
const day = 86_400_000;
const hour = 3_600_000;
const aMinute = { max: 10, windowSeconds: 60 };
const newcomersHour = { max: 10, windowSeconds: 3600 };
const reportsADay = { max: 30, windowSeconds: 86_400 };
/** Of somebody's first day: enough for a source, too few for a shop. */
const newcomersLinks = 2;
/** Two people may both say "Thank you!", and one may say it twice; what is longer was written once. */
const shortest = 40;

/** Throws AppError('email_unverified'). */
export function requireConfirmed(viewer: Viewer): void {
  if (!canTakePart({ is_verified: viewer.isVerified })) throw new AppError('email_unverified');
}

/** Somebody's first day, unless they are staff. */
async function isNewcomer(viewer: Viewer): Promise<boolean> {
  if (hasRole(viewer, 'moderator')) return false;
  return now().getTime() - (await selectJoined(viewer.id)).getTime() < day;
}

/** Counts one more text of somebody's. Throws AppError: 'too_many_links', 'too_many_requests'. */
export async function takeText(viewer: Viewer, body: string): Promise<void> {
  const isNew = await isNewcomer(viewer);
  if (isNew && countLinks(commentTree(body)) > newcomersLinks) {
    throw new AppError('too_many_links', { values: { max: newcomersLinks } });
  }
  const key = `comments:${viewer.id}`;
  const wait = await consume([
    { key: `${key}:minute`, ...aMinute },
    ...(isNew ? [{ key: `${key}:newcomer`, ...newcomersHour }] : []),
  ]);
  throwIfLimited(wait);
}

/** In the transaction that writes, with its author held. Throws AppError('comment_repeated'). */
export async function requireNew(
  on: Connection,
  userId: number,
  body: string,
  subject: SubjectRow,
): Promise<void> {
  const moment = now().getTime();
  const isLong = countCodePoints(body) >= shortest || countLinks(commentTree(body)) > 0;
  const here = new Date(moment - hour);
  const anywhere = isLong ? new Date(moment - day) : null;
  if (await hasSaid(on, { userId, body, subject, here, anywhere })) throw new AppError('comment_repeated');
}

/** Counts one more report of somebody's. Throws AppError('too_many_requests'). */
export async function takeReport({ id }: Viewer): Promise<void> {
  throwIfLimited(await consume([{ key: `comments:${id}:reports`, ...reportsADay }]));
}
