import { locales, localePrefix, type Locale } from './locales';

/** A path with a reader's language in front; one that names a language already stays. */
export function localizePath(path: string, locale: Locale): string {
  const named = locales.some((each) => {
    const prefix = localePrefix(each);
    return prefix !== '' && (path === prefix || path.startsWith(`${prefix}/`));
  });
  const prefix = named ? '' : localePrefix(locale);
  return path === '/' && prefix !== '' ? prefix : `${prefix}${path}`;
}
