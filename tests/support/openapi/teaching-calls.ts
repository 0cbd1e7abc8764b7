import { eq } from 'drizzle-orm';
import type { Connection } from '@/db/client';
import { courses } from '@/db/schema/courses';
import { users } from '@/db/schema/people';
import { courseTeachers } from '@/db/schema/teaching';
import type { Somebody } from '@/tests/support/somebody';

const slug = 'russian-from-zero';
const course = { params: { course: slug } };

/** Makes the caller a teacher of the first course, unless they have a higher role. */
export async function makeTeacher({ id }: Pick<Somebody, 'id'>, db: Connection): Promise<void> {
  const [taught] = await db.select({ id: courses.id }).from(courses).where(eq(courses.slug, slug));
  const [person] = await db.select({ role: users.role }).from(users).where(eq(users.id, id));
  if (person?.role === 'student') await db.update(users).set({ role: 'teacher' }).where(eq(users.id, id));
  const row = { courseId: taught?.id ?? 0, userId: id, addedAt: new Date() };
  await db.insert(courseTeachers).values(row).onConflictDoNothing();
}

/** Good calls about teaching. */
export const teachingCalls = {
  'GET /api/teaching': async (caller: Somebody, db: Connection) => {
    await makeTeacher(caller, db);
    return {};
  },
  'GET /api/courses/{course}/statistics': async (caller: Somebody, db: Connection) => {
    await makeTeacher(caller, db);
    return { ...course, query: { lesson: 'alphabet' } };
  },
  'GET /api/courses/{course}/statistics/table': async (caller: Somebody, db: Connection) => {
    await makeTeacher(caller, db);
    return { ...course, query: { lesson: 'alphabet' } };
  },
  'GET /api/admin/courses/{course}/teachers': () => course,
  'PUT /api/admin/courses/{course}/teachers': () => ({
    ...course,
    body: { email: 'boris@demo.govorim.example' },
  }),
  'DELETE /api/admin/courses/{course}/teachers/{teacher}': async (caller: Somebody, db: Connection) => {
    // The caller's role stays: a student is refused before it matters.
    const [taught] = await db.select({ id: courses.id }).from(courses).where(eq(courses.slug, slug));
    const row = { courseId: taught?.id ?? 0, userId: caller.id, addedAt: new Date() };
    await db.insert(courseTeachers).values(row);
    return { params: { course: slug, teacher: String(caller.id) } };
  },
};
