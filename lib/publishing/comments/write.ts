import 'server-only';
import type { Connection } from '@/db/client';
import { requireBirthDate } from '@/lib/people/account/birth-date';
import type { Viewer } from '@/lib/people/auth/viewer';
import { notify } from '@/lib/people/notifications/notify';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/database/database';
import { AppError } from '@/lib/platform/errors';
import type { Locale } from '@/lib/platform/i18n/locales';
import { canDelete, canEdit } from './policy';
import {
  lockAnswered,
  lockAuthor,
  lockComment,
  insertComment,
  removeComment,
  updateBody,
} from './inside/queries';
import type { CommentInput, CommentSubject, CommentView, EditInput } from './schema';
import { getComment } from './service';
import { requireMayPost, requireNew, consumeTextLimit } from './inside/spam';
import { requireCommentSubject, requireSubject, type SubjectRow } from './inside/subject';

/**
 * Throws AppError: 'email_unverified', 'muted', 'not_found', 'too_many_requests', 'too_many_links', 'comment_repeated',
 * 'validation' about `birth_date`, and 'comment_gone' when the comment to be answered no longer exists.
 */
export async function postComment(
  viewer: Viewer,
  what: CommentSubject,
  { text: body, answers, birth_date: birthDate }: CommentInput,
  locale: Locale,
): Promise<CommentView> {
  requireMayPost(viewer);
  const subject = await requireSubject(viewer, what, locale);
  await consumeTextLimit(viewer, body);
  const id = await db.transaction(async (on) => {
    await lockAuthor(on, viewer.id);
    await requireBirthDate(on, viewer.id, birthDate);
    await requireNew(on, viewer.id, body, subject);
    const { answered, ...position } = answers === null ? threadStart : await findThread(on, answers, subject);
    const comment = await insertComment(on, {
      ...subject,
      ...position,
      userId: viewer.id,
      body,
      createdAt: now(),
    });
    if (answered !== null)
      await notify(on, { to: answered, kind: 'comment_answer', person: viewer.id, comment });
    return comment;
  });
  return getComment(viewer, id);
}

const threadStart = { parentId: null, answersId: null, answered: null };

/** The place of an answer, and whose comment it answers. An answer to an answer joins its thread. */
async function findThread(on: Connection, id: number, subject: SubjectRow) {
  const answered = await lockAnswered(on, id);
  const isHere =
    answered?.documentId === subject.documentId && answered.lessonId === subject.lessonId && answered.isShown;
  if (!isHere) throw new AppError('comment_gone');
  const { parentId, userId } = answered;
  const position = parentId === null ? { parentId: id, answersId: null } : { parentId, answersId: id };
  return { ...position, answered: userId };
}

/** Throws AppError: 'email_unverified', 'muted', 'not_found', 'forbidden', 'too_many_requests', 'too_many_links'. */
export async function editComment(
  viewer: Viewer,
  id: number,
  { text: body }: EditInput,
  locale: Locale,
): Promise<CommentView> {
  requireMayPost(viewer);
  await requireOwn(viewer, id, locale, canEdit);
  await consumeTextLimit(viewer, body);
  await db.transaction(async (on) => {
    const comment = await lockComment(on, id);
    if (!comment || comment.deletedAt) throw new AppError('not_found');
    // A moderator has hidden it meanwhile.
    if (comment.hiddenAt) throw new AppError('forbidden');
    if (comment.body !== body) await updateBody(on, id, body, now());
  });
  return getComment(viewer, id);
}

/** Deleting a deleted comment succeeds. Throws AppError: 'not_found', 'forbidden'. */
export async function deleteComment(viewer: Viewer, id: number, locale: Locale): Promise<{ deleted: true }> {
  await requireOwn(viewer, id, locale, canDelete);
  await db.transaction(async (on) => {
    const comment = await lockComment(on, id);
    if (comment && !comment.deletedAt) await removeComment(on, comment, now());
  });
  return { deleted: true };
}

async function requireOwn(
  viewer: Viewer,
  id: number,
  locale: Locale,
  may: typeof canEdit,
): Promise<CommentView> {
  await requireCommentSubject(viewer, id, locale);
  const comment = await getComment(viewer, id);
  if (!may(comment)) throw new AppError('forbidden');
  return comment;
}
