import 'server-only';
import type { Viewer } from '@/lib/people/auth/viewer';
import type { Locale } from '@/lib/platform/i18n/locales';
import { db } from '@/lib/platform/database/database';
import { AppError } from '@/lib/platform/errors';
import type {
  AnswerQuery,
  CommentSort,
  CommentSubject,
  CommentView,
  ReplyPage,
  ThreadPage,
  ThreadQuery,
} from './schema';
import { requireCommentSubject, requireSubject } from './inside/subject';
import {
  countComments,
  anonymousId,
  selectComment,
  selectFirstReplies,
  selectReplies,
  selectThreads,
  type CommentRow,
  type Cursor,
} from './inside/thread-queries';
import { viewComment, viewThread } from './inside/view';

const threadsPerPage = 20;
/** How many answers of a thread are shown before the reader asks for more. */
const firstReplies = 3;
const repliesPerPage = 20;

/** A page of the threads under a post or a lesson. Throws AppError('not_found'). */
export async function listThreads(
  viewer: Viewer | null,
  what: CommentSubject,
  { sort, after }: ThreadQuery,
  locale: Locale,
): Promise<ThreadPage> {
  const subject = await requireSubject(viewer, what, locale);
  const viewerId = viewer?.id ?? anonymousId;
  const wanted = { sort, after: after === undefined ? null : readCursor(after), viewerId };
  const [rows, count] = await Promise.all([
    selectThreads(subject, wanted, threadsPerPage + 1),
    countComments(subject),
  ]);
  const shown = rows.slice(0, threadsPerPage);
  const withReplies = shown.filter(({ replies }) => replies > 0).map(({ id }) => id);
  const replies = await selectFirstReplies(withReplies, viewerId, firstReplies + 1);
  const last = shown.at(-1);
  return {
    threads: shown.map((row) =>
      viewThread(
        row,
        replies.filter(({ parentId }) => parentId === row.id),
        { viewerId, shown: firstReplies },
      ),
    ),
    count,
    next: rows.length > threadsPerPage && last ? writeCursor(last, sort) : null,
  };
}

function readCursor(text: string): Cursor {
  const [likes = 0, id = 0] = text.split('_').map(Number);
  return { likes, id };
}

const writeCursor = ({ likes, id }: CommentRow, sort: CommentSort) => `${sort === 'best' ? likes : 0}_${id}`;

/** The next page of answers in a thread. Throws AppError('not_found'). */
export async function listReplies(
  viewer: Viewer | null,
  thread: number,
  { after }: AnswerQuery,
  locale: Locale,
): Promise<ReplyPage> {
  await requireCommentSubject(viewer, thread, locale);
  const viewerId = viewer?.id ?? anonymousId;
  const rows = await selectReplies(thread, after, viewerId, repliesPerPage + 1);
  const shown = rows.slice(0, repliesPerPage);
  return {
    replies: shown.map((row) => viewComment(row, viewerId)),
    next_reply: rows.length > repliesPerPage ? (shown.at(-1)?.id ?? null) : null,
  };
}

/** One comment as its reader sees it. Throws AppError('not_found'). */
export async function getComment(viewer: Viewer, id: number): Promise<CommentView> {
  const row = await selectComment(db, id, viewer.id);
  if (!row) throw new AppError('not_found');
  return viewComment(row, viewer.id);
}
