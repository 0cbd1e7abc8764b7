'use client';

import { useLocale, useTranslations } from 'next-intl';
import { localePrefix } from '@/lib/i18n/locales';
import { usePathname } from '@/lib/i18n/navigation';
import { ErrorScreen } from './error-screen';

export function NotFoundScreen() {
  const t = useTranslations('layout.errorScreen');
  const path = `${localePrefix(useLocale())}${usePathname()}`;
  return <ErrorScreen status={404} title={t('notFoundTitle')} message={t('notFoundMessage', { path })} />;
}
