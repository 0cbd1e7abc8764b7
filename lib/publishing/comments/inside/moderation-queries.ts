import 'server-only';
import {
  and,
  count,
  countDistinct,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  lt,
  sql,
  type SQL,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Connection } from '@/db/client';
import { commentReports, comments } from '@/db/schema/comments';
import { courses, lessons } from '@/db/schema/courses';
import { categories, documents } from '@/db/schema/documents';
import { users } from '@/db/schema/people';
import { db } from '@/lib/platform/database/database';
import { filledJson } from '@/lib/platform/text/phone-column';
import type { Queue } from '@/lib/publishing/comments/moderation-schema';
import { postTitle } from './post-title';

const moderator = alias(users, 'moderator');

const columns = (locale: string) => ({
  id: comments.id,
  body: comments.body,
  likes: comments.likes,
  createdAt: comments.createdAt,
  editedAt: comments.editedAt,
  hiddenAt: comments.hiddenAt,
  hiddenReason: comments.hiddenReason,
  author: { id: users.id, firstName: users.firstName, surname: users.surname },
  hiddenBy: { id: moderator.id, firstName: moderator.firstName, surname: moderator.surname },
  post: { slug: documents.slug, category: categories.slug, title: postTitle(locale) },
  lesson: { slug: lessons.slug, course: courses.slug, title: filledJson(lessons.title) },
});

const selectModerated = (locale: string) =>
  db
    .select(columns(locale))
    .from(comments)
    .leftJoin(users, eq(users.id, comments.userId))
    .leftJoin(moderator, eq(moderator.id, comments.hiddenBy))
    .leftJoin(documents, eq(documents.id, comments.documentId))
    .leftJoin(categories, eq(categories.id, documents.categoryId))
    .leftJoin(lessons, eq(lessons.id, comments.lessonId))
    .leftJoin(courses, eq(courses.id, lessons.courseId));
export type ModeratedRow = Awaited<ReturnType<typeof selectModerated>>[number];

/** A page of the queue, newest first. The ids are selected before the joins, so that only these rows are joined. */
export async function selectQueue(
  { queue, before, locale }: { queue: Queue; before: number | undefined; locale: string },
  most: number,
): Promise<ModeratedRow[]> {
  const found = queue === 'reported' ? findReported(before, most) : findComments(queue, before, most);
  return selectModerated(locale)
    .where(sql`${comments.id} = any(array(${found}))`)
    .orderBy(desc(comments.id));
}

/** Deleting a comment deletes its reports, so an open report always belongs to an existing comment. */
const findReported = (before: number | undefined, most: number): SQL =>
  db
    .selectDistinct({ id: commentReports.commentId })
    .from(commentReports)
    .where(
      and(
        isNull(commentReports.outcome),
        before === undefined ? undefined : lt(commentReports.commentId, before),
      ),
    )
    .orderBy(desc(commentReports.commentId))
    .limit(most)
    .getSQL();

const findComments = (queue: 'hidden' | 'all', before: number | undefined, most: number): SQL =>
  db
    .select({ id: comments.id })
    .from(comments)
    .where(
      and(
        isNull(comments.deletedAt),
        queue === 'hidden' ? isNotNull(comments.hiddenAt) : undefined,
        before === undefined ? undefined : lt(comments.id, before),
      ),
    )
    .orderBy(desc(comments.id))
    .limit(most)
    .getSQL();

export async function selectModeratedComment(id: number, locale: string): Promise<ModeratedRow | null> {
  const [row] = await selectModerated(locale).where(and(eq(comments.id, id), isNull(comments.deletedAt)));
  return row ?? null;
}

const maxNotes = 200;

/** How often each reason was given in the open reports of each comment. */
export async function selectReasons(ids: number[]) {
  if (ids.length === 0) return [];
  return db
    .select({ commentId: commentReports.commentId, reason: commentReports.reason, count: count() })
    .from(commentReports)
    .where(and(inArray(commentReports.commentId, ids), isNull(commentReports.outcome)))
    .groupBy(commentReports.commentId, commentReports.reason)
    .orderBy(desc(count()), commentReports.reason);
}

export async function selectNotes(ids: number[]) {
  if (ids.length === 0) return [];
  const { commentId, note, outcome, id } = commentReports;
  return db
    .select({ commentId, note: sql<string>`${note}` })
    .from(commentReports)
    .where(and(inArray(commentId, ids), isNull(outcome), isNotNull(note)))
    .orderBy(desc(id))
    .limit(maxNotes);
}

export async function countWaiting(): Promise<number> {
  const [row] = await db
    .select({ waiting: countDistinct(commentReports.commentId) })
    .from(commentReports)
    .where(isNull(commentReports.outcome));
  return row?.waiting ?? 0;
}

interface ReportDecision {
  outcome: 'hidden' | 'dismissed';
  decidedBy: number;
  decidedAt: Date;
}

/** Closes the open reports of a comment. @returns how many there were */
export async function closeReports(on: Connection, id: number, decided: ReportDecision): Promise<number> {
  const closed = await on
    .update(commentReports)
    .set(decided)
    .where(and(eq(commentReports.commentId, id), isNull(commentReports.outcome)))
    .returning({ id: commentReports.id });
  return closed.length;
}
