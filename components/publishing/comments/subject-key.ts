import type { CommentSubject } from '@/lib/publishing/comments/schema';

/** Names what comments belong to, for whatever is kept about them. */
export const subjectKey = (subject: CommentSubject) =>
  subject.kind === 'post' ? `post/${subject.slug}` : `lesson/${subject.id}`;
