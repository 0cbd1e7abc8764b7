import { useTranslations } from 'next-intl';
import { toast } from 'sonner';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import type { CommentView } from '@/lib/publishing/comments/schema';
import { fetchJson } from '@/lib/browser/api/fetcher';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import { focusComment } from './focus-comment';
import { useCommentsContext } from './comments-context';
import { dropComment } from './thread-list';

interface Props {
  comment: CommentView;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The confirmation before a comment is deleted (spec §4). */
export function DeleteDialog({ comment: { id }, open, onOpenChange }: Props) {
  const t = useTranslations('comments.delete');
  const { threads } = useCommentsContext();

  async function remove() {
    await fetchJson(apiRoutes.comment(id), { method: 'DELETE' });
    toast(t('done'));
    threads.update((known) => dropComment(known, id), -1);
    // A comment with answers stays as an empty item, which can take the focus.
    focusComment(id);
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('title')}
      text={t('text')}
      answers={{ keep: t('keep'), confirm: t('confirm') }}
      onConfirm={remove}
    />
  );
}
