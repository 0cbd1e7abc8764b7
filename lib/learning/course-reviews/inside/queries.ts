import 'server-only';
import { and, desc, eq, isNull, ne, type SQL } from 'drizzle-orm';
import type { Connection } from '@/db/client';
import { courses } from '@/db/schema/courses';
import { courseReviews } from '@/db/schema/home';
import { users } from '@/db/schema/people';
import { db } from '@/lib/platform/database/database';
import { withPhoneJson } from '@/lib/platform/text/phone-column';

const columns = {
  stars: courseReviews.stars,
  body: courseReviews.body,
  locale: courseReviews.locale,
  changedAt: courseReviews.changedAt,
  hiddenAt: courseReviews.hiddenAt,
};

const isReviewOf = (courseId: number, userId: number): SQL | undefined =>
  and(eq(courseReviews.courseId, courseId), eq(courseReviews.userId, userId));

/** A hidden review that its author deleted stays with an empty body: otherwise it could be written again and be visible. */
const isWritten = ne(courseReviews.body, '');

export async function selectReview(on: Connection, courseId: number, userId: number) {
  const [row] = await on
    .select(columns)
    .from(courseReviews)
    .where(and(isReviewOf(courseId, userId), isWritten));
  return row ?? null;
}
export type ReviewRow = NonNullable<Awaited<ReturnType<typeof selectReview>>>;

/** Visible reviews of one course or of all, the latest first. */
export async function selectVisible(courseId: number | null, limit: number) {
  return db
    .select({
      ...columns,
      author: { id: users.id, name: users.firstName },
      course: { slug: courses.slug, title: withPhoneJson(courses.title) },
    })
    .from(courseReviews)
    .innerJoin(users, and(eq(users.id, courseReviews.userId), isNull(users.eraseAt)))
    .innerJoin(courses, and(eq(courses.id, courseReviews.courseId), eq(courses.withdrawn, false)))
    .where(and(isNull(courseReviews.hiddenAt), courseId === null ? undefined : eq(courses.id, courseId)))
    .orderBy(desc(courseReviews.changedAt), desc(courseReviews.userId), desc(courseReviews.courseId))
    .limit(limit);
}
export type VisibleRow = Awaited<ReturnType<typeof selectVisible>>[number];

/** Replaces the author's earlier review; a hidden review stays hidden. */
export async function upsertReview(on: Connection, values: typeof courseReviews.$inferInsert): Promise<void> {
  const { stars, body, locale, changedAt } = values;
  await on
    .insert(courseReviews)
    .values(values)
    .onConflictDoUpdate({
      target: [courseReviews.courseId, courseReviews.userId],
      set: { stars, body, locale, changedAt },
    });
}

/** Deletes a review; of a hidden one the row stays, with an empty body. @returns whether the review was visible */
export async function deleteReview(on: Connection, courseId: number, userId: number): Promise<boolean> {
  const own = isReviewOf(courseId, userId);
  await on.update(courseReviews).set({ body: '' }).where(own);
  const rows = await on
    .delete(courseReviews)
    .where(and(own, isNull(courseReviews.hiddenAt)))
    .returning({ userId: courseReviews.userId });
  return rows.length > 0;
}

/**
 * A review of a course that is not withdrawn, as everybody sees it: with its author's first name; null when it is hidden or
 * does not exist.
 */
export async function selectPublicReview(courseId: number, userId: number) {
  const [row] = await db
    .select({ stars: courseReviews.stars, body: courseReviews.body, name: users.firstName })
    .from(courseReviews)
    .innerJoin(users, and(eq(users.id, courseReviews.userId), isNull(users.eraseAt)))
    .where(and(isReviewOf(courseId, userId), isWritten, isNull(courseReviews.hiddenAt)));
  return row ?? null;
}

/** A review, visible or hidden, locked until the transaction ends; null where none is written. */
export async function lockReview(on: Connection, courseId: number, userId: number) {
  const [row] = await on
    .select(columns)
    .from(courseReviews)
    .where(and(isReviewOf(courseId, userId), isWritten))
    .for('update');
  return row ?? null;
}

export async function updateHidden(
  on: Connection,
  { courseId, userId }: { courseId: number; userId: number },
  hiddenAt: Date | null,
): Promise<void> {
  await on.update(courseReviews).set({ hiddenAt }).where(isReviewOf(courseId, userId));
}

export async function hasReview(on: Connection, userId: number): Promise<boolean> {
  const rows = await on
    .select({ userId: courseReviews.userId })
    .from(courseReviews)
    .where(eq(courseReviews.userId, userId))
    .limit(1);
  return rows.length > 0;
}
