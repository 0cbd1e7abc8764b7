import 'server-only';
import type { Viewer } from '@/lib/people/auth/viewer';
import { AppError } from '@/lib/platform/errors';
import { requireStaff } from '@/lib/people/staff/guard';
import { canTeach, teachesEverything } from './policy';
import { selectCourseFor } from './inside/course-queries';

/**
 * Checks that a person teaches a course and returns its id: assigned teachers, and administrators under the rules for
 * staff. Throws AppError('not_found') for everybody else, and what lib/people/staff/guard refuses an administrator.
 */
export async function requireTeacher(
  viewer: Viewer,
  course: string,
  how: { write: boolean },
): Promise<{ id: number }> {
  if (!canTeach(viewer)) throw new AppError('not_found');
  const row = await selectCourseFor(viewer.id, course);
  if (!row) throw new AppError('not_found');
  if (row.isTeacher) return { id: row.id };
  if (!teachesEverything(viewer)) throw new AppError('not_found');
  await requireStaff(viewer, 'administrator', how);
  return { id: row.id };
}
