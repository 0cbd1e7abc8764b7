import { getRequestConfig } from 'next-intl/server';
import { locale as localeParam } from 'next/root-params';
import { defaultLocale, isLocale } from './locales';
import { logMissing } from './log-missing';
import { loadMessages } from './messages';

export default getRequestConfig(async ({ locale: explicit }) => {
  const wanted = explicit ?? (await localeParam());
  const locale = typeof wanted === 'string' && isLocale(wanted) ? wanted : defaultLocale;
  return { locale, messages: await loadMessages(locale), timeZone: 'UTC', ...logMissing };
});
