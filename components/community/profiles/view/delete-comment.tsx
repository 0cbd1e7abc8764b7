import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { toast } from 'sonner';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { fetchJson } from '@/lib/browser/api/fetcher';
import { apiRoutes } from '@/lib/platform/routes/api-routes';

/** Deletes one's own comment, after a confirmation. */
export function DeleteComment({ comment, onDeleted }: { comment: number; onDeleted: () => void }) {
  const t = useTranslations('comments.delete');
  const ofComment = useTranslations('comments.comment');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" className="px-3 text-sm text-soft" onClick={() => setOpen(true)}>
        {ofComment('delete')}
      </Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setOpen}
        title={t('title')}
        text={t('text')}
        answers={{ keep: t('keep'), confirm: t('confirm') }}
        onConfirm={async () => {
          await fetchJson(apiRoutes.comment(comment), { method: 'DELETE' });
          toast(t('done'));
          onDeleted();
        }}
      />
    </>
  );
}
