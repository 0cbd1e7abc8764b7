import { locales, localePrefix, type Locale } from './locales';

/** The path with the locale's prefix; a path that has a locale prefix already is unchanged. */
export function localizePath(path: string, locale: Locale): string {
  const named = locales.some((each) => {
    const prefix = localePrefix(each);
    return prefix !== '' && (path === prefix || path.startsWith(`${prefix}/`));
  });
  const prefix = named ? '' : localePrefix(locale);
  return path === '/' && prefix !== '' ? prefix : `${prefix}${path}`;
}
