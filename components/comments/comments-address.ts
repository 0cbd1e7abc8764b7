import { apiRoutes } from '@/lib/api-routes';
import type { CommentSubject } from '@/lib/comments/schema';

/** Where the comments of something are. */
export const commentsAddress = (subject: CommentSubject, wanted: Record<string, string> = {}) =>
  subject.kind === 'post'
    ? apiRoutes.postComments(subject.slug, wanted)
    : apiRoutes.lessonComments(subject.id, wanted);
