'use client';

import { useTranslations } from 'next-intl';
import { forgetConsent } from '@/lib/browser/consent';

/** Shows the cookie notice again, so that the answer can be changed. */
export function CookieSettings({ className }: { className: string }) {
  const t = useTranslations('layout.footer');
  return (
    <button type="button" onClick={forgetConsent} className={className}>
      {t('cookies')}
    </button>
  );
}
