import { useTranslations } from 'next-intl';
import { AlertDialog } from '@/components/ui/alert-dialog';
import { Button } from '@/components/ui/button';
import { servedVersion } from '@/lib/people/settings/limits';

interface Props {
  /** The version that would close the site; null while the dialog is closed. */
  wanted: string | null;
  onKeep: () => void;
  onClose: () => void;
}

/** Asks before saving a version that this server does not have, which closes the site (spec §5). */
export function CloseSiteDialog({ wanted, onKeep, onClose }: Props) {
  const t = useTranslations('admin.settings.version');
  return (
    <AlertDialog
      open={wanted !== null}
      onOpenChange={onKeep}
      title={t('title')}
      description={t('text', { served: servedVersion, wanted: wanted ?? '' })}
      actions={
        <>
          <Button variant="secondary" onClick={onKeep}>
            {t('keep')}
          </Button>
          <Button variant="danger" onClick={onClose}>
            {t('close')}
          </Button>
        </>
      }
    />
  );
}
