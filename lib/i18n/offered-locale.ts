import { localeOfTag, type Locale } from './locales';

/**
 * The language to offer a reader of a page in `current`: the first of the browser's languages (`navigator.languages`,
 * the preferred first) that is one of ours. Null when that is this one, or when there is none.
 */
export function offeredLocale(languages: readonly string[], current: Locale): Locale | null {
  for (const tag of languages) {
    const locale = localeOfTag(tag);
    if (locale) return locale === current ? null : locale;
  }
  return null;
}
