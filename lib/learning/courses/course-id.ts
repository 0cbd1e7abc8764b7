import 'server-only';
import { AppError } from '@/lib/platform/errors';
import { selectCourseId } from './inside/queries';

/** Null for a course that is not there or was withdrawn. */
export const findCourseId = selectCourseId;

/** Throws AppError('not_found'), also for a course that was withdrawn. */
export async function requireCourseId(slug: string): Promise<number> {
  const id = await selectCourseId(slug);
  if (id === null) throw new AppError('not_found');
  return id;
}
