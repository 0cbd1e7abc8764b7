import 'server-only';
import { and, desc, eq, isNull, ne, type SQL } from 'drizzle-orm';
import type { Connection } from '@/db/client';
import { courses } from '@/db/schema/courses';
import { courseReviews } from '@/db/schema/home';
import { users } from '@/db/schema/people';
import { db } from '@/lib/platform/database/database';
import { filledJson } from '@/lib/platform/text/phone-column';

const columns = {
  stars: courseReviews.stars,
  body: courseReviews.body,
  locale: courseReviews.locale,
  changedAt: courseReviews.changedAt,
  hiddenAt: courseReviews.hiddenAt,
};

const mineIs = (courseId: number, userId: number): SQL | undefined =>
  and(eq(courseReviews.courseId, courseId), eq(courseReviews.userId, userId));

/** Of a hidden one that its author took away only the mark stays: else the same could be written anew, to be seen. */
const isWritten = ne(courseReviews.body, '');

export async function selectReview(on: Connection, courseId: number, userId: number) {
  const [row] = await on
    .select(columns)
    .from(courseReviews)
    .where(and(mineIs(courseId, userId), isWritten));
  return row ?? null;
}
export type ReviewRow = NonNullable<Awaited<ReturnType<typeof selectReview>>>;

/** Those to be seen, of one course or of all, the latest first. */
export async function selectVisible(courseId: number | null, most: number) {
  return db
    .select({
      ...columns,
      author: { id: users.id, name: users.firstName },
      course: { slug: courses.slug, title: filledJson(courses.title) },
    })
    .from(courseReviews)
    .innerJoin(users, eq(users.id, courseReviews.userId))
    .innerJoin(courses, and(eq(courses.id, courseReviews.courseId), eq(courses.withdrawn, false)))
    .where(and(isNull(courseReviews.hiddenAt), courseId === null ? undefined : eq(courses.id, courseId)))
    .orderBy(desc(courseReviews.changedAt), desc(courseReviews.userId), desc(courseReviews.courseId))
    .limit(most);
}
export type VisibleRow = Awaited<ReturnType<typeof selectVisible>>[number];

/** Writes it over the one before; whether that was hidden stays. */
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

/** Whether it was to be seen. */
export async function deleteReview(on: Connection, courseId: number, userId: number): Promise<boolean> {
  const own = mineIs(courseId, userId);
  await on.update(courseReviews).set({ body: '' }).where(own);
  const rows = await on
    .delete(courseReviews)
    .where(and(own, isNull(courseReviews.hiddenAt)))
    .returning({ userId: courseReviews.userId });
  return rows.length > 0;
}

export async function lockReview(on: Connection, courseId: number, userId: number) {
  const [row] = await on
    .select(columns)
    .from(courseReviews)
    .where(and(mineIs(courseId, userId), isWritten))
    .for('update');
  return row ?? null;
}

export async function updateHidden(
  on: Connection,
  [courseId, userId]: [number, number],
  hiddenAt: Date | null,
): Promise<void> {
  await on.update(courseReviews).set({ hiddenAt }).where(mineIs(courseId, userId));
}
