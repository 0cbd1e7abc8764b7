import { apiRoutes } from '@/lib/platform/routes/api-routes';
import type { CommentSubject } from '@/lib/publishing/comments/schema';

/** Where the comments of something are. */
export const commentsAddress = (subject: CommentSubject, wanted: Record<string, string> = {}) =>
  subject.kind === 'post'
    ? apiRoutes.postComments(subject.slug, wanted)
    : apiRoutes.lessonComments(subject.id, wanted);
