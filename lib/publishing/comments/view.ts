import 'server-only';
import type { CommentView, ThreadView } from './schema';
import type { CommentRow } from './thread-queries';
import { commentTree } from './tree';

/** A comment as somebody may see it; `viewerId` 0 is nobody. */
export function viewComment(row: CommentRow, viewerId: number): CommentView {
  const { author, answered, answersId } = row;
  const mine = row.userId !== null && row.userId === viewerId;
  const state = stateOf(row);
  // Of what is gone nothing is told, whose it was least of all.
  const isReadable = state === 'shown' || (state === 'hidden' && mine);
  const head = { id: row.id, thread: row.parentId, state, at: row.createdAt.toISOString() };
  if (!isReadable) return { ...head, ...gone };
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
    hidden_reason: state === 'hidden' ? row.hiddenReason : null,
  };
}

const gone = {
  author: null,
  answers: null,
  content: [],
  source: null,
  edited_at: null,
  likes: 0,
  liked: false,
  mine: false,
  reported: false,
  hidden_reason: null,
};

function stateOf({ deletedAt, hiddenAt }: CommentRow): CommentView['state'] {
  if (deletedAt) return 'deleted';
  return hiddenAt ? 'hidden' : 'shown';
}

const isoOf = (date: Date | null) => (date === null ? null : date.toISOString());

const nameOf = ({ firstName, surname }: { firstName: string; surname: string }) => `${firstName} ${surname}`;

/** A thread with the first of its answers; `replies` may hold one more than are shown. */
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
