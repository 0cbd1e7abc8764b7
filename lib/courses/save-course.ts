import 'server-only';
import type { Viewer } from '@/lib/auth/viewer';
import { now } from '@/lib/clock';
import { AppError } from '@/lib/errors';
import { deleteSave, insertSave, selectCourse } from './queries';
import type { SavedMark } from './schema';

/** Puts a course among the saved ones, once. Throws AppError('not_found'). */
export async function saveCourse(viewer: Viewer, slug: string): Promise<SavedMark> {
  await insertSave(viewer.id, await getCourseId(viewer, slug), now());
  return { saved: true };
}

/** Takes it out again; one that is not among them is no fault. Throws AppError('not_found'). */
export async function unsaveCourse(viewer: Viewer, slug: string): Promise<SavedMark> {
  await deleteSave(viewer.id, await getCourseId(viewer, slug));
  return { saved: false };
}

async function getCourseId(viewer: Viewer, slug: string): Promise<number> {
  const course = await selectCourse(slug, viewer.id);
  if (!course) throw new AppError('not_found');
  return course.id;
}
