import 'server-only';
import { and, asc, eq, gt } from 'drizzle-orm';
import { commentLikes, commentReports, comments } from '@/db/schema/comments';
import { db } from '@/lib/platform/database/database';
import { exportPageSize, inPages } from '@/lib/platform/export/records';

/** What somebody has written below articles and lessons, liked, and reported to moderators. */
export const exportComments = (userId: number) => [
  inPages<Written>('comment', (last) => selectComments(userId, last)),
  inPages<Liked>('comment_like', (last) => selectLikes(userId, last)),
  inPages<Report>('comment_report', (last) => selectReports(userId, last)),
];

type Written = Awaited<ReturnType<typeof selectComments>>[number];
type Liked = Awaited<ReturnType<typeof selectLikes>>[number];
type Report = Awaited<ReturnType<typeof selectReports>>[number];

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

async function selectReports(userId: number, after: { id: number } | null) {
  return db
    .select({
      id: commentReports.id,
      comment: commentReports.commentId,
      reason: commentReports.reason,
      note: commentReports.note,
      moment: commentReports.createdAt,
      outcome: commentReports.outcome,
      decided: commentReports.decidedAt,
    })
    .from(commentReports)
    .where(and(eq(commentReports.userId, userId), after ? gt(commentReports.id, after.id) : undefined))
    .orderBy(asc(commentReports.id))
    .limit(exportPageSize);
}
