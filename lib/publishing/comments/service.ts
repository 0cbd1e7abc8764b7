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
import { requireHome, requireSubject } from './subject';
import {
  countComments,
  nobody,
  selectComment,
  selectFirstReplies,
  selectReplies,
  selectThreads,
  type CommentRow,
  type Cursor,
} from './thread-queries';
import { viewComment, viewThread } from './view';

const threadsAPage = 20;
/** A thread opens with a few answers: the next one is never far. */
const firstReplies = 3;
const repliesAPage = 20;

/** What is said about a post or a lesson. Throws AppError('not_found'). */
export async function listThreads(
  viewer: Viewer | null,
  what: CommentSubject,
  { sort, after }: ThreadQuery,
  locale: Locale,
): Promise<ThreadPage> {
  const subject = await requireSubject(viewer, what, locale);
  const viewerId = viewer?.id ?? nobody;
  const wanted = { sort, after: after === undefined ? null : readCursor(after), viewerId };
  const [rows, count] = await Promise.all([
    selectThreads(subject, wanted, threadsAPage + 1),
    countComments(subject),
  ]);
  const shown = rows.slice(0, threadsAPage);
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
    next: rows.length > threadsAPage && last ? writeCursor(last, sort) : null,
  };
}

function readCursor(text: string): Cursor {
  const [likes = 0, id = 0] = text.split('_').map(Number);
  return { likes, id };
}

const writeCursor = ({ likes, id }: CommentRow, sort: CommentSort) => `${sort === 'best' ? likes : 0}_${id}`;

/** Answers of a thread behind one. Throws AppError('not_found'). */
export async function listReplies(
  viewer: Viewer | null,
  thread: number,
  { after }: AnswerQuery,
  locale: Locale,
): Promise<ReplyPage> {
  await requireHome(viewer, thread, locale);
  const viewerId = viewer?.id ?? nobody;
  const rows = await selectReplies(thread, after, viewerId, repliesAPage + 1);
  const shown = rows.slice(0, repliesAPage);
  return {
    replies: shown.map((row) => viewComment(row, viewerId)),
    next_reply: rows.length > repliesAPage ? (shown.at(-1)?.id ?? null) : null,
  };
}

/** One comment as its reader sees it. Throws AppError('not_found'). */
export async function getComment(viewer: Viewer, id: number): Promise<CommentView> {
  const row = await selectComment(db, id, viewer.id);
  if (!row) throw new AppError('not_found');
  return viewComment(row, viewer.id);
}
