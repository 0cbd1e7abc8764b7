import 'server-only';
import { asc, eq } from 'drizzle-orm';
import { courses } from '@/db/schema/courses';
import { courseSaves } from '@/db/schema/learning';
import { db } from '@/lib/platform/database/database';
import { atOnce } from '@/lib/platform/export/records';

export const exportSavedCourses = (userId: number) =>
  atOnce('saved_course', () => selectSavedCourses(userId));

const maxCourses = 10_000;

async function selectSavedCourses(userId: number) {
  return db
    .select({ course: courses.slug, moment: courseSaves.savedAt })
    .from(courseSaves)
    .innerJoin(courses, eq(courses.id, courseSaves.courseId))
    .where(eq(courseSaves.userId, userId))
    .orderBy(asc(courseSaves.savedAt), asc(courses.slug))
    .limit(maxCourses);
}
