import { createContext, useContext } from 'react';
import type { useMe } from '@/components/browser/auth-state/use-me';
import type { CommentSubject } from '@/lib/publishing/comments/schema';
import type { Threads } from './use-threads';

interface CommentContext {
  subject: CommentSubject;
  /** The key of the subject in the draft storage. */
  draftKey: string;
  me: ReturnType<typeof useMe>;
  threads: Threads;
}

export const CommentsContext = createContext<CommentContext | null>(null);

/** The subject of the comments, the reader, and the loaded threads. */
export function useCommentsContext(): CommentContext {
  const here = useContext(CommentsContext);
  if (!here) throw new Error('There are no comments around this.');
  return here;
}
