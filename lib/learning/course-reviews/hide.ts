import 'server-only';
import type { Viewer } from '@/lib/people/auth/viewer';
import { announcePageChange } from '@/lib/platform/cache/cache';
import { now } from '@/lib/platform/clock';
import { requireCourseId } from '@/lib/learning/courses/course-id';
import { db } from '@/lib/platform/database/database';
import { AppError } from '@/lib/platform/errors';
import { writeStaffLog } from '@/lib/people/staff/log';
import { canHideReviews } from './policy';
import { lockReview, updateHidden } from './inside/queries';
import { pagesShowingReviews } from './inside/touched-pages';

interface ReviewKey {
  course: string;
  /** Id of the review's author. */
  person: number;
}
/** Origin of the call, for the staff log. */
interface Origin {
  address: string;
  request: string;
}

/** Hides a review or shows it again; idempotent. Throws AppError: 'forbidden', 'not_found'. */
export async function setHidden(
  viewer: Viewer,
  { course, person }: ReviewKey,
  hidden: boolean,
  origin: Origin,
): Promise<{ hidden: boolean }> {
  if (!canHideReviews(viewer)) throw new AppError('forbidden');
  const courseId = await requireCourseId(course);
  await db.transaction(async (on) => {
    const review = await lockReview(on, courseId, person);
    if (!review) throw new AppError('not_found');
    if ((review.hiddenAt !== null) === hidden) return;
    await updateHidden(on, { courseId, userId: person }, hidden ? now() : null);
    const action = hidden ? 'course_review_hidden' : 'course_review_restored';
    const change = { action, target: `user:${person}`, before: course, after: review.body } as const;
    await writeStaffLog(on, { staffId: viewer.id, ...origin }, change);
    await announcePageChange(on, pagesShowingReviews);
  });
  return { hidden };
}
