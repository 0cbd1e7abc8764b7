import { useTranslations } from 'next-intl';
import { toast } from 'sonner';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import type { CommentView } from '@/lib/publishing/comments/schema';
import { fetchJson } from '@/lib/browser/api/fetcher';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import { focusComment } from './focus-comment';
import { useHere } from './here';
import { dropComment } from './thread-list';

interface Props {
  comment: CommentView;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Spec §4: deleting asks first. */
export function DeleteDialog({ comment: { id }, open, onOpenChange }: Props) {
  const t = useTranslations('comments.delete');
  const { threads } = useHere();

  async function remove() {
    await fetchJson(apiRoutes.comment(id), { method: 'DELETE' });
    toast(t('done'));
    threads.update((known) => dropComment(known, id), -1);
    // Where answers stay, its place does.
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
