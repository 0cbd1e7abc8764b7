import { getEnv } from '@/lib/platform/env';
import { getPathname } from '@/lib/platform/i18n/navigation';
import type { Locale } from '@/lib/platform/i18n/locales';

/** The absolute URL of a path that is the same in all languages. `path` begins with a slash. */
export function absoluteUrl(path: string): string {
  return new URL(path, getEnv().APP_ORIGIN).href;
}

/** The absolute URL of a page (a path of lib/platform/routes/routes) in a language. */
export function pageUrl(locale: Locale, path: string): string {
  return absoluteUrl(getPathname({ locale, href: path }));
}
