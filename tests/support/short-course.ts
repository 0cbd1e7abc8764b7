import { and, eq, gt, inArray, notInArray } from 'drizzle-orm';
import type { Connection } from '@/db/client';
import { courses, exercises, lessons, words } from '@/db/schema/courses';

const first = 'russian-from-zero';
const second = 'russian-every-day';

/**
 * For tests that finish a course: keeps four lessons and an announced fifth one of the first course, announces the second
 * course, and deletes all others.
 */
export async function shortenCourses(db: Connection): Promise<void> {
  await db.delete(courses).where(notInArray(courses.slug, [first, second]));
  await db.update(courses).set({ announced: true }).where(eq(courses.slug, second));
  const lessonsOf = (slug: string) =>
    inArray(lessons.courseId, db.select({ id: courses.id }).from(courses).where(eq(courses.slug, slug)));
  await db.update(lessons).set({ announced: true }).where(lessonsOf(second));
  await db.delete(lessons).where(and(lessonsOf(first), gt(lessons.position, 4)));
  const fifth = and(lessonsOf(first), eq(lessons.position, 4));
  await db.update(lessons).set({ announced: true }).where(fifth);
  const own = db.select({ id: lessons.id }).from(lessons).where(fifth);
  await db.delete(exercises).where(inArray(exercises.lessonId, own));
  await db.delete(words).where(inArray(words.lessonId, own));
}
