import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { fetchJson } from '@/lib/browser/api/fetcher';
import { apiRoutes } from '@/lib/platform/routes/api-routes';

interface Props {
  teacher: number;
  onRemoved: () => Promise<void>;
}

/** Deletes one's own review, after a confirmation. */
export function RemoveReview({ teacher, onRemoved }: Props) {
  const t = useTranslations('profile.reviews');
  const ofReview = useTranslations('home.reviews');
  const ofDialog = useTranslations('comments.delete');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {ofReview('remove')}
      </Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setOpen}
        title={t('deleteTitle')}
        text={t('deleteText')}
        answers={{ keep: ofDialog('keep'), confirm: ofDialog('confirm') }}
        onConfirm={async () => {
          await fetchJson(apiRoutes.teacherReviews(teacher), { method: 'DELETE' });
          await onRemoved();
        }}
      />
    </>
  );
}
