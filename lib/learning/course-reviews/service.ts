import 'server-only';
import { requireBirthDate } from '@/lib/people/account/birth-date';
import type { Viewer } from '@/lib/people/auth/viewer';
import { requireMayWrite } from '@/lib/people/auth/require-may-write';
import { consume } from '@/lib/platform/limits/throttle';
import { announcePageChange } from '@/lib/platform/cache/cache';
import { now } from '@/lib/platform/clock';
import { requireCourseId } from '@/lib/learning/courses/course-id';
import type { CourseView } from '@/lib/learning/courses/schema';
import { getCourse } from '@/lib/learning/courses/service';
import { db } from '@/lib/platform/database/database';
import { AppError, throwIfLimited } from '@/lib/platform/errors';
import { isLocale, type Locale } from '@/lib/platform/i18n/locales';
import { contentTranslations, localize } from '@/lib/platform/i18n/localized-text';
import { canHideReviews, canReview } from './policy';
import {
  deleteReview,
  selectReview,
  selectVisible,
  upsertReview,
  type ReviewRow,
  type VisibleRow,
} from './inside/queries';
import { pagesShowingReviews } from './inside/touched-pages';
import type { OwnReview, PublicReview, ReviewInput, ReviewPage } from './schema';

const maxPerCourse = 30;
/** Latest reviews that are searched for ones in the reader's language. */
const maxCandidates = 60;

/** Reviews of a course, which was read for the same viewer. Throws AppError('not_found'). */
export async function getReviewPage(
  viewer: Viewer | null,
  { slug, state }: Pick<CourseView, 'slug' | 'state'>,
  locale: Locale,
): Promise<ReviewPage> {
  const courseId = await requireCourseId(slug);
  const rows = await selectVisible(courseId, maxPerCourse);
  const mine = viewer ? await selectReview(db, courseId, viewer.id) : null;
  return {
    reviews: rows.map((row) => showReview(row, locale)),
    mine: mine && showOwn(mine),
    can_review: viewer !== null && canReview(state),
    can_hide: viewer !== null && canHideReviews(viewer),
  };
}

/** The latest reviews of all courses, first those in the reader's language. */
export async function listLatestReviews(locale: Locale, limit: number): Promise<PublicReview[]> {
  const rows = await selectVisible(null, maxCandidates);
  const own = rows.filter((row) => row.locale === locale);
  const others = rows.filter((row) => row.locale !== locale);
  return [...own, ...others].slice(0, limit).map((row) => showReview(row, locale));
}

/** A limit, because each review lets the home page be rendered again in every language. */
const writeLimit = { max: 20, windowSeconds: 3600 };

/**
 * Writes or replaces a learner's review of a course they are done with. Throws AppError: 'muted', 'not_found',
 * 'forbidden', 'too_many_requests', 'validation' about `birth_date`.
 */
export async function putReview(
  viewer: Viewer,
  course: string,
  { stars, text, birth_date: birthDate }: ReviewInput,
  locale: Locale,
): Promise<{ mine: OwnReview | null }> {
  requireMayWrite(viewer);
  const { state } = await getCourse(viewer, course, locale);
  if (!canReview(state)) throw new AppError('forbidden');
  throwIfLimited(await consume([{ key: `reviews:${viewer.id}`, ...writeLimit }]));
  const courseId = await requireCourseId(course);
  const writtenAt = now();
  return db.transaction(async (on) => {
    await requireBirthDate(on, viewer.id, birthDate);
    const ids = { courseId, userId: viewer.id };
    await upsertReview(on, { ...ids, stars, body: text, locale, createdAt: writtenAt, changedAt: writtenAt });
    await announcePageChange(on, pagesShowingReviews);
    const row = await selectReview(on, courseId, viewer.id);
    return { mine: row && showOwn(row) };
  });
}

/** Deletes one's own review; does nothing when there is none. Throws AppError('not_found') for the course. */
export async function removeReview(viewer: Viewer, course: string): Promise<{ mine: null }> {
  const courseId = await requireCourseId(course);
  await db.transaction(async (on) => {
    if (await deleteReview(on, courseId, viewer.id)) await announcePageChange(on, pagesShowingReviews);
  });
  return { mine: null };
}

const shape = ({ stars, body, locale, changedAt }: Omit<ReviewRow, 'hiddenAt'>) => ({
  stars,
  text: body,
  locale: isLocale(locale) ? locale : ('en' as const),
  changed_at: changedAt.toISOString(),
});

function showReview({ author, course, ...row }: VisibleRow, locale: Locale): PublicReview {
  const title = localize(locale, contentTranslations.parse(course.title));
  return { ...shape(row), author, course: { slug: course.slug, title } };
}

const showOwn = (row: ReviewRow): OwnReview => ({ ...shape(row), hidden: row.hiddenAt !== null });
