import 'server-only';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { courses } from '@/db/schema/courses';
import { courseTeachers } from '@/db/schema/teaching';
import { db } from '@/lib/platform/database/database';
import { withPhoneJson } from '@/lib/platform/text/phone-column';

const maxCourses = 200;
const isAssigned = (userId: number) =>
  sql<boolean>`exists (select from ${courseTeachers} where ${courseTeachers.courseId} = ${courses.id} and ${courseTeachers.userId} = ${userId})`;
const columns = {
  id: courses.id,
  slug: courses.slug,
  level: courses.level,
  title: withPhoneJson(courses.title),
};

/** A course, and whether this person was assigned to it. */
export async function selectCourseFor(userId: number, slug: string) {
  const [row] = await db
    .select({ ...columns, isTeacher: isAssigned(userId) })
    .from(courses)
    .where(and(eq(courses.slug, slug), eq(courses.withdrawn, false)));
  return row ?? null;
}

/** The courses a person is assigned to, or all courses. */
export async function selectCourses(userId: number, { all }: { all: boolean }) {
  return db
    .select(columns)
    .from(courses)
    .where(and(eq(courses.withdrawn, false), all ? undefined : isAssigned(userId)))
    .orderBy(asc(courses.position), asc(courses.id))
    .limit(maxCourses);
}

export async function selectCourseById(id: number) {
  const [row] = await db.select(columns).from(courses).where(eq(courses.id, id));
  return row ?? null;
}

export async function selectIdsOf(slugs: string[]) {
  return db.select({ id: courses.id, slug: courses.slug }).from(courses).where(inArray(courses.slug, slugs));
}
