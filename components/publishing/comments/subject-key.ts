import type { CommentSubject } from '@/lib/publishing/comments/schema';

/** A storage key for the subject of comments. */
export const subjectKey = (subject: CommentSubject) =>
  subject.kind === 'post' ? `post/${subject.slug}` : `lesson/${subject.id}`;
