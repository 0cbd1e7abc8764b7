import 'server-only';
import type { CommentView, ThreadView } from '@/lib/publishing/comments/schema';
import type { CommentRow } from './thread-queries';
import { commentTree } from './tree';

/** A comment as the viewer may see it; `viewerId` 0 is a visitor. */
export function viewComment(row: CommentRow, viewerId: number): CommentView {
  const { author, answered, answersId } = row;
  const mine = row.userId !== null && row.userId === viewerId;
  const state = stateOf(row);
  // A deleted or hidden comment reveals nothing, not even its author.
  const isReadable = state === 'shown' || (state === 'hidden' && mine);
  const head = { id: row.id, thread: row.parentId, state, at: row.createdAt.toISOString() };
  if (!isReadable) return { ...head, ...removedContent };
  return {
    ...head,
    author: author && { id: author.id, name: nameOf(author), role: author.role },
    answers: answersId === null ? null : { id: answersId, name: answered && nameOf(answered) },
    content: commentTree(row.body),
    source: mine ? row.body : null,
    edited_at: isoOf(row.editedAt),
    likes: row.likes,
    liked: row.liked,
    mine,
    reported: row.reported,
    muted: row.muted,
    hidden_reason: state === 'hidden' ? row.hiddenReason : null,
  };
}

const removedContent = {
  author: null,
  answers: null,
  content: [],
  source: null,
  edited_at: null,
  likes: 0,
  liked: false,
  mine: false,
  reported: false,
  muted: false,
  hidden_reason: null,
};

function stateOf({ deletedAt, hiddenAt }: CommentRow): CommentView['state'] {
  if (deletedAt) return 'deleted';
  return hiddenAt ? 'hidden' : 'shown';
}

const isoOf = (date: Date | null) => (date === null ? null : date.toISOString());

const nameOf = ({ firstName, surname }: { firstName: string; surname: string }) => `${firstName} ${surname}`;

/** A thread with its first answers; `replies` may hold one more than are shown, which means that there are more. */
export function viewThread(
  row: CommentRow,
  replies: CommentRow[],
  { viewerId, shown }: { viewerId: number; shown: number },
): ThreadView {
  const first = replies.slice(0, shown);
  return {
    ...viewComment(row, viewerId),
    replies: first.map((reply) => viewComment(reply, viewerId)),
    reply_count: row.replies,
    next_reply: replies.length > shown ? (first.at(-1)?.id ?? null) : null,
  };
}
