import 'server-only';
import { and, asc, eq, gt } from 'drizzle-orm';
import { commentLikes, comments } from '@/db/schema/comments';
import { db } from '@/lib/platform/database/database';
import { exportPageSize, inPages } from '@/lib/platform/export/records';

/** What somebody has written below articles and lessons, and liked. */
export const exportComments = (userId: number) => [
  inPages<Written>('comment', (last) => selectComments(userId, last)),
  inPages<Liked>('comment_like', (last) => selectLikes(userId, last)),
];

type Written = Awaited<ReturnType<typeof selectComments>>[number];
type Liked = Awaited<ReturnType<typeof selectLikes>>[number];

async function selectComments(userId: number, after: { id: number } | null) {
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
    .where(and(eq(comments.userId, userId), after ? gt(comments.id, after.id) : undefined))
    .orderBy(asc(comments.id))
    .limit(exportPageSize);
}

async function selectLikes(userId: number, after: { comment: number } | null) {
  return db
    .select({ comment: commentLikes.commentId })
    .from(commentLikes)
    .where(
      and(eq(commentLikes.userId, userId), after ? gt(commentLikes.commentId, after.comment) : undefined),
    )
    .orderBy(asc(commentLikes.commentId))
    .limit(exportPageSize);
}
