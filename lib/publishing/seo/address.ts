import { getEnv } from '@/lib/platform/env';
import { getPathname } from '@/lib/platform/i18n/navigation';
import type { Locale } from '@/lib/platform/i18n/locales';

/** The whole address of something that has one for all languages. `path` begins with a slash. */
export function wholeAddress(path: string): string {
  return new URL(path, getEnv().APP_ORIGIN).href;
}

/** The whole address of a page of lib/platform/routes/routes in a language. */
export function pageAddress(locale: Locale, path: string): string {
  return wholeAddress(getPathname({ locale, href: path }));
}
