import 'server-only';
import type { Viewer } from '@/lib/people/auth/viewer';
import { getPostId } from '@/lib/publishing/blog/service';
import { requireReadableLesson } from '@/lib/learning/courses/service';
import { AppError } from '@/lib/platform/errors';
import type { Locale } from '@/lib/platform/i18n/locales';
import { selectCommentSubject } from './queries';
import type { CommentSubject } from '@/lib/publishing/comments/schema';

/** The columns of the comments table that name the subject: exactly one is not null. */
export interface SubjectRow {
  documentId: number | null;
  lessonId: number | null;
}

/** Checks that the viewer may read the post or lesson, and so its comments. Throws AppError('not_found') otherwise. */
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

/** The same check for the subject of a comment. */
export async function requireCommentSubject(
  viewer: Viewer | null,
  comment: number,
  locale: Locale,
): Promise<void> {
  const home = await selectCommentSubject(comment);
  if (!home) throw new AppError('not_found');
  if (home.lessonId !== null) await requireLesson(viewer, home.lessonId, locale);
  else if (!home.isPublished) throw new AppError('not_found');
}

async function requireLesson(viewer: Viewer | null, lesson: number, locale: Locale): Promise<void> {
  if (!viewer) throw new AppError('not_found');
  await requireReadableLesson(viewer, lesson, locale);
}
