import type { ComponentProps, ReactNode } from 'react';
import { CommentsContext } from '@/components/publishing/comments/comments-context';
import type { CommentView } from '@/lib/publishing/comments/schema';

type Here = NonNullable<ComponentProps<typeof CommentsContext.Provider>['value']>;

const anna = { id: 1, name: 'Анна Соколова', role: 'student', is_verified: true };

/** Renders with the comments context of a post's page, for a reader who is signed in or not. */
export function asReader(state: 'in' | 'out', children: ReactNode) {
  const here = {
    subject: { kind: 'post', id: 7 },
    draftKey: 'post/7',
    me: state === 'in' ? { state, me: anna, isConfirmed: true } : { state },
    threads: { update: () => undefined },
  };
  // The boundary: the tested components read no other fields.
  return <CommentsContext.Provider value={here as unknown as Here}>{children}</CommentsContext.Provider>;
}

export function commentOf(more: Partial<CommentView>): CommentView {
  const author = { id: 2, name: 'Борис Лебедев', role: 'teacher' };
  // The boundary: the tested components read no other fields.
  return {
    id: 1,
    author,
    state: 'shown',
    mine: false,
    likes: 0,
    liked: false,
    ...more,
  } as unknown as CommentView;
}
