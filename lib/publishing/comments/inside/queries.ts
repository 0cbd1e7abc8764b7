import 'server-only';
import { and, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Connection } from '@/db/client';
import { commentLikes, comments } from '@/db/schema/comments';
import { documents } from '@/db/schema/documents';
import { users } from '@/db/schema/people';
import { db } from '@/lib/platform/database/database';
import type { SubjectRow } from './subject';

/** The post or lesson that a comment belongs to. */
export async function selectCommentSubject(id: number) {
  const [row] = await db
    .select({
      documentId: comments.documentId,
      lessonId: comments.lessonId,
      isPublished: sql<boolean>`coalesce(${documents.state} = 'published', false)`,
    })
    .from(comments)
    .leftJoin(documents, eq(documents.id, comments.documentId))
    .where(eq(comments.id, id));
  return row ?? null;
}

/** A comment that is shown, with its author's name. */
export async function selectWritten(id: number) {
  const [row] = await db
    .select({
      userId: comments.userId,
      body: comments.body,
      firstName: users.firstName,
      surname: users.surname,
    })
    .from(comments)
    .leftJoin(users, eq(users.id, comments.userId))
    .where(and(eq(comments.id, id), isNull(comments.deletedAt), isNull(comments.hiddenAt)));
  return row ?? null;
}

/** When a person registered. */
export async function selectJoined(userId: number): Promise<Date> {
  const [row] = await db.select({ createdAt: users.createdAt }).from(users).where(eq(users.id, userId));
  return row?.createdAt ?? new Date(0);
}

/** Locks the author's row, so that comments sent at the same time are checked one after the other. */
export async function lockAuthor(on: Connection, userId: number): Promise<void> {
  await on.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
}

interface Repetition {
  userId: number;
  body: string;
  subject: SubjectRow;
  /** The start of the search under this subject, and under all others; null for no search elsewhere. */
  hereSince: Date;
  anywhereSince: Date | null;
}

/** Whether the author has posted the same text already. */
export async function isRepeated(
  on: Connection,
  { userId, body, subject, hereSince: here, anywhereSince: anywhere }: Repetition,
) {
  const { documentId, lessonId } = subject;
  const isHere =
    documentId === null ? eq(comments.lessonId, lessonId ?? 0) : eq(comments.documentId, documentId);
  const [row] = await on
    .select({ id: comments.id })
    .from(comments)
    .where(
      and(
        eq(comments.userId, userId),
        eq(comments.body, body),
        or(
          and(isHere, gt(comments.createdAt, here)),
          anywhere ? gt(comments.createdAt, anywhere) : undefined,
        ),
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** Locks the comment to be answered, so that it cannot be deleted meanwhile; the top of its thread is locked first. */
export async function lockAnswered(on: Connection, id: number) {
  const parentId = await selectParent(on, id);
  if (parentId !== null) {
    await on.select({ id: comments.id }).from(comments).where(eq(comments.id, parentId)).for('share');
  }
  const [row] = await on
    .select({
      id: comments.id,
      parentId: comments.parentId,
      userId: comments.userId,
      documentId: comments.documentId,
      lessonId: comments.lessonId,
      isShown: sql<boolean>`${comments.deletedAt} is null and ${comments.hiddenAt} is null`,
    })
    .from(comments)
    .where(eq(comments.id, id))
    .for('share');
  return row ?? null;
}

export async function insertComment(on: Connection, values: typeof comments.$inferInsert): Promise<number> {
  const [row] = await on.insert(comments).values(values).returning({ id: comments.id });
  return row?.id ?? 0;
}

/** Locks a comment before a change. The top of the thread is always locked first, which prevents deadlocks. */
export async function lockComment(on: Connection, id: number) {
  const parentId = await selectParent(on, id);
  if (parentId !== null) await lockRow(on, parentId);
  return lockRow(on, id);
}

async function selectParent(on: Connection, id: number): Promise<number | null> {
  const [row] = await on.select({ parentId: comments.parentId }).from(comments).where(eq(comments.id, id));
  return row?.parentId ?? null;
}

async function lockRow(on: Connection, id: number) {
  const [row] = await on.select().from(comments).where(eq(comments.id, id)).for('update');
  return row ?? null;
}

export async function updateBody(on: Connection, id: number, body: string, editedAt: Date): Promise<void> {
  await on.update(comments).set({ body, editedAt }).where(eq(comments.id, id));
}

/**
 * Deletes a locked comment. Its row is deleted too, unless it is the top of a thread with answers: then only the text is
 * removed. The emptied top of a thread is deleted with its last answer.
 */
export async function removeComment(
  on: Connection,
  { id, parentId }: { id: number; parentId: number | null },
  deletedAt: Date,
): Promise<void> {
  const thread = parentId ?? id;
  if (parentId !== null) await on.delete(comments).where(eq(comments.id, id));
  const [reply] = await on
    .select({ id: comments.id })
    .from(comments)
    .where(eq(comments.parentId, thread))
    .limit(1);
  if (reply) return parentId === null ? wipe(on, id, deletedAt) : undefined;
  const isLeftOver = parentId === null ? undefined : isNotNull(comments.deletedAt);
  await on.delete(comments).where(and(eq(comments.id, thread), isLeftOver));
}

async function wipe(on: Connection, id: number, deletedAt: Date): Promise<void> {
  await on
    .update(comments)
    .set({ body: '', likes: 0, deletedAt, hiddenAt: null, hiddenBy: null, hiddenReason: null })
    .where(and(eq(comments.id, id), isNull(comments.deletedAt)));
  await on.delete(commentLikes).where(eq(commentLikes.commentId, id));
}

/** Locks a visible comment until the transaction ends; null where it is not visible. */
export async function lockShown(on: Connection, id: number) {
  const [row] = await on
    .select({ userId: comments.userId })
    .from(comments)
    .where(and(eq(comments.id, id), isNull(comments.deletedAt), isNull(comments.hiddenAt)))
    .for('no key update');
  return row ?? null;
}

/** Sets or removes a like and updates the count; false where it is so already. */
export async function setLike(on: Connection, id: number, userId: number, liked: boolean): Promise<boolean> {
  const row = { commentId: id, userId };
  const changed = liked
    ? await on.insert(commentLikes).values(row).onConflictDoNothing().returning()
    : await on
        .delete(commentLikes)
        .where(and(eq(commentLikes.commentId, id), eq(commentLikes.userId, userId)))
        .returning();
  if (changed.length === 0) return false;
  const likes = sql`greatest(0, ${comments.likes} + ${liked ? 1 : -1})`;
  await on.update(comments).set({ likes }).where(eq(comments.id, id));
  return true;
}

interface HiddenColumns {
  hiddenAt: Date | null;
  hiddenBy: number | null;
  hiddenReason: string | null;
}

export async function updateHiding(on: Connection, id: number, hiding: HiddenColumns): Promise<void> {
  await on.update(comments).set(hiding).where(eq(comments.id, id));
}
