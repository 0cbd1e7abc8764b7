import type { CommentView, ReplyPage, ThreadPage, ThreadView } from '@/lib/publishing/comments/schema';

/* Pure updates of the loaded threads after each event; other comments keep their position. */

/** Appends a page of threads; threads that are loaded already are skipped. */
export function addPage(threads: ThreadView[], { threads: more }: ThreadPage): ThreadView[] {
  const known = new Set(threads.map(({ id }) => id));
  return [...threads, ...more.filter(({ id }) => !known.has(id))];
}

/** Adds a new comment on top, or a new answer at the end of its thread. */
export function addComment(threads: ThreadView[], comment: CommentView): ThreadView[] {
  if (comment.thread === null) {
    return [{ ...comment, replies: [], reply_count: 0, next_reply: null }, ...threads];
  }
  return inThread(threads, comment.thread, (thread) => ({
    ...thread,
    replies: [...thread.replies, comment],
    reply_count: thread.reply_count + 1,
  }));
}

/** Adds a page of answers to a thread, in order and without duplicates of the reader's own new answers. */
export function addReplies(threads: ThreadView[], id: number, page: ReplyPage): ThreadView[] {
  return inThread(threads, id, (thread) => {
    const all = new Map([...thread.replies, ...page.replies].map((reply) => [reply.id, reply]));
    const replies = [...all.values()].sort((one, other) => one.id - other.id);
    return { ...thread, replies, next_reply: page.next_reply };
  });
}

export function changeComment(threads: ThreadView[], id: number, change: Partial<CommentView>): ThreadView[] {
  return threads.map((thread) =>
    thread.id === id
      ? { ...thread, ...change }
      : {
          ...thread,
          replies: thread.replies.map((each) => (each.id === id ? { ...each, ...change } : each)),
        },
  );
}

const removedContent = {
  state: 'deleted',
  author: null,
  content: [],
  source: null,
  likes: 0,
  liked: false,
  mine: false,
} as const;

/** Removes a comment like the server: a top comment with answers stays empty, and goes with its last answer. */
export function dropComment(threads: ThreadView[], id: number): ThreadView[] {
  return threads.flatMap((thread) => {
    if (thread.id === id) {
      return thread.reply_count > 0 ? [{ ...thread, ...removedContent, content: [] }] : [];
    }
    const replies = thread.replies.filter((each) => each.id !== id);
    if (replies.length === thread.replies.length) return [thread];
    const left = thread.reply_count - 1;
    return left === 0 && thread.state === 'deleted' ? [] : [{ ...thread, replies, reply_count: left }];
  });
}

const inThread = (threads: ThreadView[], id: number, change: (thread: ThreadView) => ThreadView) =>
  threads.map((thread) => (thread.id === id ? change(thread) : thread));
