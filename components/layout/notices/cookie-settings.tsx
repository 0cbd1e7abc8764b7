'use client';

import { useTranslations } from 'next-intl';
import { forgetChoice } from '@/lib/browser/consent';

/** Brings the notice back for whoever has thought better of it. */
export function CookieSettings({ className }: { className: string }) {
  const t = useTranslations('layout.footer');
  return (
    <button type="button" onClick={forgetChoice} className={className}>
      {t('cookies')}
    </button>
  );
}
