import { describe, expect, it } from '@jest/globals';
import { addComment, addPage, addReplies, dropComment } from '@/components/publishing/comments/thread-list';
import type { CommentView, ThreadView } from '@/lib/publishing/comments/schema';

const comment = (id: number, thread: number | null = null): CommentView => ({
  id,
  thread,
  state: 'shown',
  author: { id: 1, name: 'Анна', role: 'student' },
  answers: null,
  content: ['Снег'],
  source: null,
  at: '2026-01-01T00:00:00Z',
  edited_at: null,
  likes: 0,
  liked: false,
  mine: false,
  reported: false,
  muted: false,
  hidden_reason: null,
});
const thread = (id: number, replies: number[] = [], more: Partial<ThreadView> = {}): ThreadView => ({
  ...comment(id),
  replies: replies.map((reply) => comment(reply, id)),
  reply_count: replies.length,
  next_reply: null,
  ...more,
});
const shape = (threads: ThreadView[]) =>
  threads.map(({ id, replies }) => [id, replies.map((each) => each.id)]);

describe('the threads on the page', () => {
  it('a new comment stands on top, an answer at the end of its thread', () => {
    const threads = addComment([thread(2, [3]), thread(1)], comment(4, 2));
    expect(shape(addComment(threads, comment(5)))).toEqual([
      [5, []],
      [2, [3, 4]],
      [1, []],
    ]);
    expect(threads[0]?.reply_count).toBe(2);
  });

  it('what comes twice is there once', () => {
    const page = { threads: [thread(2), thread(1)], count: 3, next: null };
    expect(shape(addPage([thread(3), thread(2)], page))).toEqual([
      [3, []],
      [2, []],
      [1, []],
    ]);
    const threads = [thread(1, [2, 9])];
    const more = { replies: [comment(3, 1), comment(9, 1)], next_reply: null };
    expect(shape(addReplies(threads, 1, more))).toEqual([[1, [2, 3, 9]]]);
  });

  it('a deleted beginning leaves an empty place while there are answers, and goes with the last', () => {
    const threads = dropComment([thread(1, [2])], 1);
    expect(threads).toMatchObject([{ id: 1, state: 'deleted', author: null, content: [] }]);
    expect(dropComment(threads, 2)).toEqual([]);
  });

  it('a deleted beginning stays while answers are left that are not here yet', () => {
    const threads = [thread(1, [2], { state: 'deleted', reply_count: 5, next_reply: 2 })];
    expect(shape(dropComment(threads, 2))).toEqual([[1, []]]);
  });

  it('a beginning without answers goes', () => {
    expect(shape(dropComment([thread(2), thread(1)], 2))).toEqual([[1, []]]);
  });
});
