import 'server-only';
import type { Viewer } from '@/lib/people/auth/viewer';
import { getPostId } from '@/lib/publishing/blog/service';
import { requireReadableLesson } from '@/lib/learning/courses/service';
import { AppError } from '@/lib/platform/errors';
import type { Locale } from '@/lib/platform/i18n/locales';
import { selectHome } from './queries';
import type { CommentSubject } from './schema';

/** What comments belong to, as their table names it: one of the two. */
export interface SubjectRow {
  documentId: number | null;
  lessonId: number | null;
}

/** Who may read a thing may read what is said about it. Throws AppError('not_found') for everybody else. */
export async function requireSubject(
  viewer: Viewer | null,
  subject: CommentSubject,
  locale: Locale,
): Promise<SubjectRow> {
  if (subject.kind === 'lesson') {
    await requireLesson(viewer, subject.id, locale);
    return { documentId: null, lessonId: subject.id };
  }
  return { documentId: await getPostId(subject.slug), lessonId: null };
}

/** The same of a comment that is known by its id alone. */
export async function requireHome(viewer: Viewer | null, comment: number, locale: Locale): Promise<void> {
  const home = await selectHome(comment);
  if (!home) throw new AppError('not_found');
  if (home.lessonId !== null) await requireLesson(viewer, home.lessonId, locale);
  else if (!home.isPublished) throw new AppError('not_found');
}

async function requireLesson(viewer: Viewer | null, lesson: number, locale: Locale): Promise<void> {
  if (!viewer) throw new AppError('not_found');
  await requireReadableLesson(viewer, lesson, locale);
}
