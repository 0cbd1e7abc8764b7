import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { useMe } from '@/components/browser/auth-state/use-me';
import type { CommentSubject, CommentView } from '@/lib/publishing/comments/schema';
import { CommentList } from './comment-list';
import { focusComment } from './focus-comment';
import { CommentsContext } from './comments-context';
import { NewComment } from './new-comment';
import { SortChoice } from './sort-choice';
import { subjectKey } from './subject-key';
import { addComment } from './thread-list';
import { useThreads } from './use-threads';

interface Props {
  subject: CommentSubject;
  /** The reader comes back from signing in to write a comment. */
  returned: boolean;
}

/** The comment form and the threads, loaded on demand by comments-on-demand.tsx. */
export function CommentSection({ subject, returned }: Props) {
  const t = useTranslations('comments');
  const me = useMe();
  const threads = useThreads(subject);
  const [told, setTold] = useState('');

  function show(comment: CommentView) {
    threads.update((known) => addComment(known, comment), 1);
    setTold(t('form.sent'));
    focusComment(comment.id);
  }

  const here = { subject, draftKey: subjectKey(subject), me, threads };
  return (
    <CommentsContext value={here}>
      <NewComment key={me.state === 'in' ? me.me.id : me.state} focused={returned} onSent={show} />
      <p role="status" className="sr-only">
        {told}
      </p>
      <SortChoice />
      <CommentList onSent={show} />
    </CommentsContext>
  );
}
