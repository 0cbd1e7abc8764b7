import { useTranslations } from 'next-intl';
import type { Device } from '@/lib/people/account/schema';

/** Names a device, such as “Firefox on Windows”, as far as it is known. */
export function useDeviceName(): (device: Device) => string {
  const t = useTranslations('account.devices');
  return ({ kind, browser, system }) => {
    if (kind === 'program') return browser === null ? t('program') : t('programNamed', { name: browser });
    if (browser !== null && system !== null) return t('onSystem', { browser, system });
    return browser ?? system ?? t('unknown');
  };
}
