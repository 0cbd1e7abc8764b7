import { localize, type ContentTranslations, type LocalizedText } from '@/lib/platform/i18n/localized-text';

/** A text beside a Russian sentence; one that is missing in Russian is shown in English. */
export type Translation = Omit<ContentTranslations, 'ru'> & { ru?: string | undefined };

export function showTranslation(locale: string, translation: Translation | undefined): LocalizedText | null {
  if (translation === undefined) return null;
  const { ru } = translation;
  if (ru !== undefined) return localize(locale, { ...translation, ru });
  return localize(locale === 'ru' ? 'en' : locale, { ...translation, ru: translation.en });
}

/**
 * Texts that stand side by side, all in one language: were one of them missing in the reader's language,
 * its English would stick out among the others.
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

/** What a text is known by, whatever language it is shown in. */
export function nameOf(text: string | ContentTranslations): string {
  return typeof text === 'string' ? text : text.en;
}
