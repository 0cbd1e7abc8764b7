import { defineRouting } from 'next-intl/routing';
import { defaultLocale, localePrefixes, locales } from './locales';

/** A path without prefix is Russian, whatever the browser prefers; no cookie is set, so that pages stay cacheable. */
export const routing = defineRouting({
  locales,
  defaultLocale,
  localePrefix: { mode: 'as-needed', prefixes: localePrefixes },
  localeDetection: false,
  localeCookie: false,
  alternateLinks: false,
});
