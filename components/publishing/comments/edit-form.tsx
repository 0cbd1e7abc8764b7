import { useTranslations } from 'next-intl';
import { toast } from 'sonner';
import type { CommentView } from '@/lib/publishing/comments/schema';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import { CommentForm } from './comment-form';
import { useCommentsContext } from './comments-context';
import { changeComment } from './thread-list';

interface Props {
  comment: CommentView;
  onDone: () => void;
}

export function EditForm({ comment: { id, source }, onDone }: Props) {
  const t = useTranslations('comments.form');
  const { threads } = useCommentsContext();

  function save(comment: CommentView) {
    threads.update((known) => changeComment(known, id, comment));
    toast(t('saved'));
    onDone();
  }

  return (
    <CommentForm
      place={`edit-${id}`}
      texts={{ label: t('editLabel'), submit: t('save'), initial: source ?? '' }}
      request={{ path: apiRoutes.comment(id), method: 'PATCH', more: {} }}
      focused
      onCancel={onDone}
      onSent={save}
    />
  );
}
