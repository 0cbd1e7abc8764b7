import 'server-only';
import type { Connection } from '@/db/client';
import { requireMayWrite } from '@/lib/people/auth/require-may-write';
import type { Viewer } from '@/lib/people/auth/viewer';
import { notify } from '@/lib/people/notifications/notify';
import { changePair } from '@/lib/people/ties/pair';
import { db } from '@/lib/platform/database/database';
import { AppError, throwIfLimited } from '@/lib/platform/errors';
import type { Locale } from '@/lib/platform/i18n/locales';
import { consume } from '@/lib/platform/limits/throttle';
import { deleteOwn, insertReview, selectOwn, updateReview } from './inside/queries';
import { viewOwn } from './list';
import { canBeReviewed } from './policy';
import type { TeacherReviewInput, WrittenTeacherReview } from './schema';
import { findSharedActivity, type SharedActivity } from './shared-activity';

/** More than a day of lessons gives reason for; changes count too. */
const writesADay = { max: 20, windowSeconds: 24 * 60 * 60 };

/**
 * Writes or changes the viewer's review of a teacher; there is one review for a pair, also when it is sent several times at
 * once. A first review requires a shared activity; a written one can always be changed.
 * Throws AppError: 'email_unverified', 'muted', 'not_joined', 'not_found', 'nothing_shared', 'too_many_requests'.
 */
export async function putTeacherReview(
  viewer: Viewer,
  teacher: number,
  input: TeacherReviewInput,
  locale: Locale,
): Promise<WrittenTeacherReview> {
  if (!viewer.isVerified) throw new AppError('email_unverified');
  requireMayWrite(viewer);
  return changePair(viewer, teacher, {
    prepare: async (person) => {
      if (!canBeReviewed(person)) throw new AppError('not_found');
      return findSharedActivity(viewer.id, teacher);
    },
    work: async (on, at, activity) => {
      const writing = { ...input, locale, at };
      await write(on, { teacherId: teacher, authorId: viewer.id }, writing, activity);
      return viewOwn(await selectOwn(on, teacher, viewer.id));
    },
  });
}

interface Writing extends TeacherReviewInput {
  locale: Locale;
  at: Date;
}

async function write(
  on: Connection,
  pair: { teacherId: number; authorId: number },
  { stars, text: body, locale, at }: Writing,
  activity: SharedActivity | null,
): Promise<void> {
  const known = await selectOwn(on, pair.teacherId, pair.authorId);
  if (known?.stars === stars && known.body === body) return;
  if (!known && activity === null) throw new AppError('nothing_shared');
  throwIfLimited(await consume([{ key: `teacher-review:${pair.authorId}`, ...writesADay }], on));
  if (known) await updateReview(on, known.id, { stars, body, locale, editedAt: at });
  else if (activity !== null) {
    const review = await insertReview(on, { ...pair, activity, stars, body, locale, createdAt: at });
    await notify(on, { to: pair.teacherId, kind: 'teacher_review', person: pair.authorId, review });
  }
}

/** Deletes the viewer's own review with its answer; a repeat changes nothing, nor does a teacher who does not exist. */
export async function removeTeacherReview(viewer: Viewer, teacher: number): Promise<WrittenTeacherReview> {
  await deleteOwn(db, teacher, viewer.id);
  return { mine: null };
}
