import 'server-only';
import { and, count, eq, inArray } from 'drizzle-orm';
import type { Database } from '@/db/client';
import { courses } from '@/db/schema/courses';
import { users } from '@/db/schema/people';
import { courseTeachers } from '@/db/schema/teaching';
import { demoPeople } from '@/lib/people/demo/demo-people';
import { now } from '@/lib/platform/clock';

const [teacher] = demoPeople.filter(({ role }) => role === 'teacher');

/** Assigns the demo teacher to every course when no course has a teacher yet. */
export async function seedDemoTeachers(db: Database): Promise<void> {
  const [known] = await db.select({ teachers: count() }).from(courseTeachers);
  if (!teacher || known?.teachers) return;
  const rows = await db
    .select({ courseId: courses.id, userId: users.id })
    .from(courses)
    .innerJoin(users, and(eq(users.email, teacher.email), eq(users.role, teacher.role)));
  if (rows.length === 0) return;
  const addedAt = now();
  await db
    .insert(courseTeachers)
    .values(rows.map((row) => ({ ...row, addedAt })))
    .onConflictDoNothing();
}

/**
 * Assigns further demo teachers, by their e-mail addresses, to a course, without an entry in the staff log, because no member
 * of the staff does it.
 */
export async function assignDemoTeachers(
  db: Database,
  course: string,
  emails: readonly string[],
): Promise<void> {
  const rows = await db
    .select({ courseId: courses.id, userId: users.id })
    .from(courses)
    .innerJoin(users, and(inArray(users.email, [...emails]), eq(users.role, 'teacher')))
    .where(eq(courses.slug, course));
  const addedAt = now();
  if (rows.length === 0) return;
  await db
    .insert(courseTeachers)
    .values(rows.map((row) => ({ ...row, addedAt })))
    .onConflictDoNothing();
}
