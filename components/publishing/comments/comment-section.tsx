import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { useMe } from '@/components/browser/auth-state/use-me';
import type { CommentSubject, CommentView } from '@/lib/publishing/comments/schema';
import { CommentList } from './comment-list';
import { focusComment } from './focus-comment';
import { HereContext } from './here';
import { NewComment } from './new-comment';
import { SortChoice } from './sort-choice';
import { subjectKey } from './subject-key';
import { addComment } from './thread-list';
import { useThreads } from './use-threads';

interface Props {
  subject: CommentSubject;
  /** Somebody comes back from signing in to write. */
  returned: boolean;
}

/** The beginning of comments.tsx goes on here once it is wanted: the form, and the threads below it. */
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
    <HereContext value={here}>
      <NewComment key={me.state === 'in' ? me.me.id : me.state} focused={returned} onSent={show} />
      <p role="status" className="sr-only">
        {told}
      </p>
      <SortChoice />
      <CommentList onSent={show} />
    </HereContext>
  );
}
