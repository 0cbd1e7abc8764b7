import 'server-only';
import { asc, eq } from 'drizzle-orm';
import { courses } from '@/db/schema/courses';
import { courseReviews } from '@/db/schema/home';
import { db } from '@/lib/platform/database/database';
import { atOnce } from '@/lib/platform/export/records';

/** What somebody has written about courses. */
export const exportCourseReviews = (userId: number) => atOnce('course_review', () => selectReviews(userId));

const maxCourses = 10_000;

async function selectReviews(userId: number) {
  return db
    .select({
      course: courses.slug,
      stars: courseReviews.stars,
      text: courseReviews.body,
      language: courseReviews.locale,
      moment: courseReviews.createdAt,
      changed: courseReviews.changedAt,
      hidden: courseReviews.hiddenAt,
    })
    .from(courseReviews)
    .innerJoin(courses, eq(courses.id, courseReviews.courseId))
    .where(eq(courseReviews.userId, userId))
    .orderBy(asc(courses.slug))
    .limit(maxCourses);
}
