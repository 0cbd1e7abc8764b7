import 'server-only';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Connection } from '@/db/client';
import { users } from '@/db/schema/people';
import { courseTeachers } from '@/db/schema/teaching';

const maxTeachers = 200;

export async function selectTeachers(on: Connection, courseId: number) {
  return on
    .select({
      id: users.id,
      firstName: users.firstName,
      surname: users.surname,
      addedAt: courseTeachers.addedAt,
    })
    .from(courseTeachers)
    .innerJoin(users, eq(users.id, courseTeachers.userId))
    .where(eq(courseTeachers.courseId, courseId))
    .orderBy(asc(courseTeachers.addedAt), asc(users.id))
    .limit(maxTeachers);
}

/** A person by e-mail; letter case does not matter. */
export async function selectPerson(on: Connection, email: string) {
  const [row] = await on
    .select({ id: users.id, role: users.role })
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()));
  return row ?? null;
}

/** Assigns a teacher; says whether the assignment is new. */
export async function insertTeacher(
  on: Connection,
  values: typeof courseTeachers.$inferInsert,
): Promise<boolean> {
  const rows = await on
    .insert(courseTeachers)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: courseTeachers.userId });
  return rows.length > 0;
}

/** Removes a teacher; says whether there was an assignment. */
export async function deleteTeacher(on: Connection, courseId: number, userId: number): Promise<boolean> {
  const rows = await on
    .delete(courseTeachers)
    .where(and(eq(courseTeachers.courseId, courseId), eq(courseTeachers.userId, userId)))
    .returning({ id: courseTeachers.userId });
  return rows.length > 0;
}
