/** Interface languages as BCP 47 tags, in the order of the language switcher (spec §1). */
export const locales = [
  'tr',
  'en',
  'de',
  'fr',
  'ru',
  'it',
  'az',
  'hy',
  'el',
  'da',
  'es',
  'nl',
  'ja',
  'nb',
] as const;
export type Locale = (typeof locales)[number];

/** Spec §9. */
export const defaultLocale = 'ru' satisfies Locale;

/** Two path prefixes differ from the tag: the specification calls them /jp and /no. */
export const localePrefixes = { ja: '/jp', nb: '/no' } as const;

/** Labels of the language switcher: the spec's short name, and the language's own name. */
export const localeLabels: Record<Locale, { short: string; own: string }> = {
  tr: { short: 'tr', own: 'Türkçe' },
  en: { short: 'en', own: 'English' },
  de: { short: 'de', own: 'Deutsch' },
  fr: { short: 'fr', own: 'Français' },
  ru: { short: 'ru', own: 'Русский' },
  it: { short: 'it', own: 'Italiano' },
  az: { short: 'az', own: 'Azərbaycanca' },
  hy: { short: 'hy', own: 'Հայերեն' },
  el: { short: 'el', own: 'Ελληνικά' },
  da: { short: 'da', own: 'Dansk' },
  es: { short: 'es', own: 'Español' },
  nl: { short: 'nl', own: 'Nederlands' },
  ja: { short: 'jp', own: '日本語' },
  nb: { short: 'no', own: 'Norsk' },
};

export function isLocale(tag: string): tag is Locale {
  return locales.some((locale) => locale === tag);
}

/** The path prefix of a locale: '' for Russian, '/jp' for Japanese, '/de' for German. */
export function localePrefix(locale: Locale): string {
  if (locale === defaultLocale) return '';
  return locale === 'ja' || locale === 'nb' ? localePrefixes[locale] : `/${locale}`;
}

/** Splits a path as the browser shows it: '/jp/courses' → ja and '/courses'. */
export function splitLocale(pathname: string): { locale: Locale; path: string } {
  const locale = locales.find((each) => {
    const prefix = localePrefix(each);
    return prefix !== '' && (pathname === prefix || pathname.startsWith(`${prefix}/`));
  });
  if (!locale) return { locale: defaultLocale, path: pathname };
  return { locale, path: pathname.slice(localePrefix(locale).length) || '/' };
}

/** Our locale for a language tag as browsers send them ('en-GB', 'nn'); null when there is none. */
function localeOfTag(tag: string): Locale | null {
  const language = tag.trim().toLowerCase().split('-')[0] ?? '';
  const own = language === 'no' || language === 'nn' ? 'nb' : language;
  return isLocale(own) ? own : null;
}

/** The best interface locale for an Accept-Language header; the default when none fits. Never throws. */
export function preferredLocale(header: string | null): Locale {
  const wanted = (header ?? '')
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', quality] = part.trim().toLowerCase().split(';q=');
      return { tag, quality: quality === undefined ? 1 : Number(quality) || 0 };
    })
    .sort((a, b) => b.quality - a.quality);
  return wanted.map(({ tag }) => localeOfTag(tag)).find((locale) => locale !== null) ?? defaultLocale;
}
