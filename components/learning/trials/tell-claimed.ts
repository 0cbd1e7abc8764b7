import { createTranslator } from 'next-intl';
import { toast } from 'sonner';
import { loadHomeMessages } from '@/lib/platform/i18n/late-messages';
import type { Locale } from '@/lib/platform/i18n/locales';
import { reportMissing } from '@/lib/browser/report-missing';
import { forgetStoredTrials, readStoredTrials } from './stored-trials';
import { claimTrials } from './claim-trials';

export async function tellClaimed(locale: Locale): Promise<void> {
  const claimed = readStoredTrials().claimed ?? (await claimTrials());
  if (!claimed) return;
  forgetStoredTrials();
  if (claimed.kept === 0) return;
  const t = createTranslator({
    locale,
    messages: await loadHomeMessages(locale),
    namespace: 'home.trial',
    ...reportMissing,
  });
  toast.success(t('counted', { points: claimed.points }));
}
