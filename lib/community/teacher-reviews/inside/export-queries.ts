import 'server-only';
import { and, asc, eq, isNotNull, or } from 'drizzle-orm';
import { teacherReviews } from '@/db/schema/teacher-reviews';
import { db } from '@/lib/platform/database/database';

/** Rows that are exported at most: two years of reviewing at the daily limit. */
const maxExported = 15_000;

/** Reviews that somebody has written of teachers, and those they have answered as a teacher. */
export async function selectWritten(userId: number) {
  return db
    .select()
    .from(teacherReviews)
    .where(
      or(
        eq(teacherReviews.authorId, userId),
        and(eq(teacherReviews.teacherId, userId), isNotNull(teacherReviews.answer)),
      ),
    )
    .orderBy(asc(teacherReviews.id))
    .limit(maxExported);
}
