import 'server-only';
import { and, eq, type SQL } from 'drizzle-orm';
import { commentLikes, comments } from '@/db/schema/comments';
import { db } from '@/lib/platform/database/database';
import { inKeyOrder } from '@/lib/platform/export/records';

/** Comments that a person has written about articles and lessons, and their likes. */
export const exportComments = (userId: number) => [
  inKeyOrder('comment', { id: comments.id }, (isBehind) => selectComments(userId, isBehind)),
  inKeyOrder('comment_like', { comment: commentLikes.commentId }, (isBehind) =>
    selectLikes(userId, isBehind),
  ),
];

function selectComments(userId: number, isBehind: SQL | undefined) {
  return db
    .select({
      id: comments.id,
      article: comments.documentId,
      lesson: comments.lessonId,
      thread: comments.parentId,
      answers: comments.answersId,
      text: comments.body,
      likes: comments.likes,
      moment: comments.createdAt,
      edited: comments.editedAt,
      deleted: comments.deletedAt,
      hidden: comments.hiddenAt,
      hidden_reason: comments.hiddenReason,
    })
    .from(comments)
    .where(and(eq(comments.userId, userId), isBehind));
}

function selectLikes(userId: number, isBehind: SQL | undefined) {
  return db
    .select({ comment: commentLikes.commentId })
    .from(commentLikes)
    .where(and(eq(commentLikes.userId, userId), isBehind));
}
