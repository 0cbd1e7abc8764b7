import 'server-only';
import type { Viewer } from '@/lib/people/auth/viewer';
import { now } from '@/lib/platform/clock';
import { requireCourseId } from './course-id';
import { deleteSave, insertSave } from './inside/queries';
import type { SavedMark } from './schema';

/** Saves a course; idempotent. Throws AppError('not_found'). */
export async function saveCourse(viewer: Viewer, slug: string): Promise<SavedMark> {
  await insertSave(viewer.id, await requireCourseId(slug), now());
  return { saved: true };
}

/** Removes a course from the saved ones; idempotent. Throws AppError('not_found'). */
export async function unsaveCourse(viewer: Viewer, slug: string): Promise<SavedMark> {
  await deleteSave(viewer.id, await requireCourseId(slug));
  return { saved: false };
}
