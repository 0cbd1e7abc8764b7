import 'server-only';
import { and, asc, eq, isNotNull, or } from 'drizzle-orm';
import { teacherReviews } from '@/db/schema/teacher-reviews';
import { db } from '@/lib/platform/database/database';

/** As many as two years of reviewing at the limit of a day. */
const maxExported = 15_000;

/** What somebody has said of teachers, and answered as a teacher. */
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
