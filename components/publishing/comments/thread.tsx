import { useState } from 'react';
import { useTranslations } from 'next-intl';
import type { CommentView, ThreadView } from '@/lib/publishing/comments/schema';
import { AnswerForm } from './answer-form';
import { CommentItem } from './comment-item';
import { MoreReplies } from './more-replies';
import { useAuthorName } from './use-author-name';

interface Props {
  thread: ThreadView;
  onSent: (comment: CommentView) => void;
}

/** A comment with its answers; the answer form is shown where the answer will appear. */
export function Thread({ thread, onSent }: Props) {
  const t = useTranslations('comments');
  const authorName = useAuthorName();
  const [answered, setAnswered] = useState<CommentView | null>(null);
  const { replies } = thread;
  return (
    <>
      <CommentItem comment={thread} onAnswer={setAnswered} />
      {(replies.length > 0 || answered) && (
        <div className="mt-3 ml-4 flex flex-col gap-4 border-l-2 border-line pl-4 sm:ml-[1.125rem] sm:pl-6">
          {replies.length > 0 && (
            <ol aria-label={t('replies', { name: authorName(thread) })} className="flex flex-col gap-4">
              {replies.map((reply) => (
                <li key={reply.id}>
                  <CommentItem comment={reply} onAnswer={setAnswered} />
                </li>
              ))}
            </ol>
          )}
          <MoreReplies thread={thread} />
          {answered && (
            <AnswerForm
              key={answered.id}
              answered={answered}
              onCancel={() => setAnswered(null)}
              onSent={(comment) => {
                setAnswered(null);
                onSent(comment);
              }}
            />
          )}
        </div>
      )}
    </>
  );
}
