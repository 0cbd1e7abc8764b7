import { apiRoutes } from '@/lib/platform/routes/api-routes';
import type { CommentSubject } from '@/lib/publishing/comments/schema';

/** The API path of the comments on a post or lesson. */
export const commentsAddress = (subject: CommentSubject, wanted: Record<string, string> = {}) =>
  subject.kind === 'post'
    ? apiRoutes.postComments(subject.slug, wanted)
    : apiRoutes.lessonComments(subject.id, wanted);
