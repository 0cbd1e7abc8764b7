import { useTranslations } from 'next-intl';
import { SubmissionNotice } from '@/components/forms/submission-notice';
import { Notice } from '@/components/ui/notice';
import type { Saving } from './use-save-settings';

/** The result of saving, above its button. */
export function SavingNotice({ saving }: { saving: Saving }) {
  const t = useTranslations('admin.settings');
  if (saving.phase !== 'saved' && saving.phase !== 'unchanged')
    return <SubmissionNotice submission={saving} />;
  return (
    <Notice tone={saving.phase === 'saved' ? 'right' : 'info'} role="status">
      {t(saving.phase)}
    </Notice>
  );
}
