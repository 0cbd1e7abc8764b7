import 'server-only';
import type { Connection } from '@/db/client';
import type { Viewer } from '@/lib/people/auth/viewer';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/database/database';
import { AppError } from '@/lib/platform/errors';
import { findStaffRefusal } from '@/lib/people/staff/guard';
import { writeStaffLog } from '@/lib/people/staff/log';
import { selectCourseFor } from './inside/course-queries';
import { canAssignTeachers, canTeach } from './policy';
import { deleteTeacher, insertTeacher, selectPerson, selectTeachers } from './inside/teacher-queries';
import type { CourseTeacher, CourseTeacherList, NewTeacher } from './teachers-schema';

/** Origin of the call, for the staff log. */
interface Origin {
  address: string;
  request: string;
}

/** Throws AppError: 'forbidden', 'not_found'. */
export async function listTeachers(viewer: Viewer, course: string): Promise<CourseTeacherList> {
  return showTeachers(db, await requireCourse(viewer, course));
}

/** The teachers for a page; null for a viewer who may not change them in this session. Throws AppError('not_found'). */
export async function findTeachers(viewer: Viewer, course: string): Promise<CourseTeacher[] | null> {
  if (!canAssignTeachers(viewer)) return null;
  if (await findStaffRefusal(viewer, 'administrator', { write: false })) return null;
  return (await listTeachers(viewer, course)).teachers;
}

/**
 * Assigns a teacher to a course; idempotent. Throws AppError: 'forbidden', 'not_found', and
 * 'no_such_teacher' for an e-mail nobody has, or somebody who is no teacher.
 */
export async function addTeacher(
  viewer: Viewer,
  course: string,
  { email }: NewTeacher,
  origin: Origin,
): Promise<CourseTeacherList> {
  const courseId = await requireCourse(viewer, course);
  return db.transaction(async (on) => {
    const person = await selectPerson(on, email);
    if (!person || !canTeach(person)) throw new AppError('no_such_teacher');
    const isNew = await insertTeacher(on, { courseId, userId: person.id, addedAt: now() });
    if (isNew) {
      const change = { target: `user:${person.id}`, before: null, after: course };
      await writeStaffLog(
        on,
        { staffId: viewer.id, ...origin },
        { action: 'course_teacher_added', ...change },
      );
    }
    return showTeachers(on, courseId);
  });
}

/** Removes a teacher from a course; idempotent. Throws AppError: 'forbidden', 'not_found' for the course. */
export async function removeTeacher(
  viewer: Viewer,
  { course, teacher }: { course: string; teacher: number },
  origin: Origin,
): Promise<CourseTeacherList> {
  const courseId = await requireCourse(viewer, course);
  return db.transaction(async (on) => {
    if (await deleteTeacher(on, courseId, teacher)) {
      const change = { target: `user:${teacher}`, before: course, after: null };
      await writeStaffLog(
        on,
        { staffId: viewer.id, ...origin },
        { action: 'course_teacher_removed', ...change },
      );
    }
    return showTeachers(on, courseId);
  });
}

async function requireCourse(viewer: Viewer, slug: string): Promise<number> {
  if (!canAssignTeachers(viewer)) throw new AppError('forbidden');
  const course = await selectCourseFor(viewer.id, slug);
  if (!course) throw new AppError('not_found');
  return course.id;
}

async function showTeachers(on: Connection, courseId: number): Promise<CourseTeacherList> {
  const rows = await selectTeachers(on, courseId);
  return {
    teachers: rows.map(({ id, firstName, surname, addedAt }) => ({
      id,
      name: `${firstName} ${surname}`,
      added_at: addedAt.toISOString(),
    })),
  };
}
