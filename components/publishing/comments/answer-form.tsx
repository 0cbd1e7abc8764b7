import { useTranslations } from 'next-intl';
import type { CommentView } from '@/lib/publishing/comments/schema';
import { CommentForm } from './comment-form';
import { useCommentsContext } from './comments-context';
import { commentsAddress } from './comments-address';
import { useAuthorName } from './use-author-name';

interface Props {
  answered: CommentView;
  onCancel: () => void;
  onSent: (comment: CommentView) => void;
}

export function AnswerForm({ answered, onCancel, onSent }: Props) {
  const t = useTranslations('comments.form');
  const name = useAuthorName()(answered);
  const { subject } = useCommentsContext();
  return (
    <CommentForm
      place={`answer-${answered.id}`}
      texts={{ label: t('answerLabel', { name }), submit: t('send') }}
      request={{ path: commentsAddress(subject), method: 'POST', more: { answers: answered.id } }}
      focused
      onCancel={onCancel}
      onSent={onSent}
    />
  );
}
