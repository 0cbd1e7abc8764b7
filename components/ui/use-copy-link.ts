import { useTranslations } from 'next-intl';
import { showToast } from './show-toast';

/** Copies an address and says whether that worked. */
export function useCopyLink(): (address: string) => Promise<void> {
  const t = useTranslations('ui.link');
  return async (address) => {
    if (await copy(address)) await showToast('success', t('copied'));
    else await showToast('error', t('copyFailed'));
  };
}

/** The clipboard needs https and permission. */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
