import { createContext, useContext } from 'react';
import type { useMe } from '@/components/browser/auth-state/use-me';
import type { CommentSubject } from '@/lib/publishing/comments/schema';
import type { Threads } from './use-threads';

interface Here {
  subject: CommentSubject;
  /** Names the subject where drafts are kept. */
  draftKey: string;
  me: ReturnType<typeof useMe>;
  threads: Threads;
}

export const HereContext = createContext<Here | null>(null);

/** What the comments on this page belong to, who reads them, and what there is. */
export function useHere(): Here {
  const here = useContext(HereContext);
  if (!here) throw new Error('There are no comments around this.');
  return here;
}
