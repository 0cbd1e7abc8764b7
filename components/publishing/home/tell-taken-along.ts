import { createTranslator } from 'next-intl';
import { toast } from 'sonner';
import { loadHomeMessages } from '@/lib/platform/i18n/late-messages';
import type { Locale } from '@/lib/platform/i18n/locales';
import { reportMissing } from '@/lib/browser/report-missing';
import { forgetKept, readKept } from './kept-trials';
import { claimKept } from './claim-kept';

export async function tell(locale: Locale): Promise<void> {
  const claimed = readKept().claimed ?? (await claimKept());
  if (!claimed) return;
  forgetKept();
  if (claimed.kept === 0) return;
  const t = createTranslator({
    locale,
    messages: await loadHomeMessages(locale),
    namespace: 'home.trial',
    ...reportMissing,
  });
  toast.success(t('counted', { points: claimed.points }));
}
