import { localize, type ContentTranslations, type LocalizedText } from '@/lib/platform/i18n/localized-text';

/** A translation of a Russian sentence; where the Russian text is missing, the English one is shown. */
export type Translation = Omit<ContentTranslations, 'ru'> & { ru?: string | undefined };

export function showTranslation(locale: string, translation: Translation | undefined): LocalizedText | null {
  if (translation === undefined) return null;
  const { ru } = translation;
  if (ru !== undefined) return localize(locale, { ...translation, ru });
  return localize(locale === 'ru' ? 'en' : locale, { ...translation, ru: translation.en });
}

/**
 * Texts that are shown side by side, all in one language: if one of them is missing in the reader's language, all are
 * shown in English, so that none stands out.
 */
export function showTogether(
  locale: string,
  texts: readonly (string | ContentTranslations)[],
): LocalizedText[] {
  const language = texts.every((text) => typeof text === 'string' || localize(locale, text).lang === locale)
    ? locale
    : 'en';
  return texts.map((text) => (typeof text === 'string' ? { text, lang: 'ru' } : localize(language, text)));
}

/** The name that identifies a text independently of the language it is shown in. */
export function nameOf(text: string | ContentTranslations): string {
  return typeof text === 'string' ? text : text.en;
}
