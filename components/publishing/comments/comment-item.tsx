import { useState } from 'react';
import { useTranslations } from 'next-intl';
import type { CommentView } from '@/lib/publishing/comments/schema';
import { CommentActions } from './comment-actions';
import { CommentContent } from './comment-content';
import { CommentHead } from './comment-head';
import { EditForm } from './edit-form';
import { focusComment } from './focus-comment';
import { FoldedComment } from './folded-comment';
import { HiddenNotice } from './hidden-notice';
import { useAuthorName } from './use-author-name';

interface Props {
  comment: CommentView;
  onAnswer: (comment: CommentView) => void;
}

/** One comment with its head, text and actions. */
export function CommentItem({ comment, onAnswer }: Props) {
  const t = useTranslations('comments.comment');
  const authorName = useAuthorName();
  const [isEdited, setEdited] = useState(false);
  const [isUnfolded, setUnfolded] = useState(false);
  const { id, state, mine, content } = comment;
  const anchor = { id: `comment-${id}`, tabIndex: -1 };
  if (state === 'deleted' || (state === 'hidden' && !mine)) {
    // The same element as before it was deleted, so that it keeps the focus.
    return (
      <article {...anchor} className="rounded-control bg-sunken px-4 py-3 text-soft">
        {t(state)}
      </article>
    );
  }
  if (comment.muted && !isUnfolded) {
    return (
      <FoldedComment
        {...anchor}
        onShow={() => {
          setUnfolded(true);
          focusComment(id);
        }}
      />
    );
  }
  const stopEditing = () => {
    setEdited(false);
    focusComment(id);
  };
  return (
    <article {...anchor} aria-label={authorName(comment)} className="scroll-my-4 rounded-control">
      <CommentHead comment={comment} />
      <div className="mt-2 flex flex-col gap-3 sm:ml-12">
        {state === 'hidden' && <HiddenNotice reason={comment.hidden_reason} />}
        {isEdited ? (
          <EditForm comment={comment} onDone={stopEditing} />
        ) : (
          <>
            <CommentContent nodes={content} />
            <CommentActions comment={comment} onAnswer={onAnswer} onEdit={() => setEdited(true)} />
          </>
        )}
      </div>
    </article>
  );
}
