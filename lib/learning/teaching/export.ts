import 'server-only';
import { asc, eq } from 'drizzle-orm';
import { courses } from '@/db/schema/courses';
import { courseTeachers } from '@/db/schema/teaching';
import { db } from '@/lib/platform/database/database';
import { atOnce } from '@/lib/platform/export/records';

/** The courses that somebody looks after. */
export const exportTaught = (userId: number) => atOnce('taught_course', () => selectTaught(userId));

const maxCourses = 10_000;

async function selectTaught(userId: number) {
  return db
    .select({ course: courses.slug, moment: courseTeachers.addedAt })
    .from(courseTeachers)
    .innerJoin(courses, eq(courses.id, courseTeachers.courseId))
    .where(eq(courseTeachers.userId, userId))
    .orderBy(asc(courseTeachers.addedAt), asc(courses.slug))
    .limit(maxCourses);
}
