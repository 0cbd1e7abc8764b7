import { useState } from 'react';
import { useTranslations } from 'next-intl';
import { useConfirmation } from '@/components/people/auth/use-confirmation';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { callApi } from '@/lib/browser/api/fetcher';
import { useRouter } from '@/lib/platform/i18n/navigation';
import { apiRoutes } from '@/lib/platform/routes/api-routes';

interface Props {
  document: number;
  /** The page to open after the deletion. */
  back: string;
}

/** Deletes a document that was never public. */
export function RemoveDraft({ document, back }: Props) {
  const t = useTranslations('writing.details');
  const { confirmed, dialog } = useConfirmation();
  const [isAsking, setAsking] = useState(false);
  const router = useRouter();

  async function remove() {
    const path = apiRoutes.writtenDocument(document);
    const outcome = await confirmed(() => callApi(path, { method: 'DELETE' }));
    if (!outcome.ok) throw new Error(outcome.refusal.message);
    router.push(back);
  }

  return (
    <div className="mt-6 border-t border-line pt-6">
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {t('remove')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('removeTitle')}
        text={t('removeText')}
        answers={{ keep: t('keep'), confirm: t('confirmRemove') }}
        onConfirm={remove}
      />
      {dialog}
    </div>
  );
}
