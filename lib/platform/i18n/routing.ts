import { defineRouting } from 'next-intl/routing';
import { defaultLocale, localePrefixes, locales } from './locales';

/** The bare path is Russian whatever the browser prefers; no cookie, so that pages stay cacheable. */
export const routing = defineRouting({
  locales,
  defaultLocale,
  localePrefix: { mode: 'as-needed', prefixes: localePrefixes },
  localeDetection: false,
  localeCookie: false,
  alternateLinks: false,
});
