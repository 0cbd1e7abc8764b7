import { showIn, type LocalMap, type Shown } from '@/lib/platform/i18n/local-text';

/** A text beside a Russian sentence; one that is missing in Russian is shown in English. */
export type Translation = Omit<LocalMap, 'ru'> & { ru?: string | undefined };

export function showTranslation(locale: string, translation: Translation | undefined): Shown | null {
  if (translation === undefined) return null;
  const { ru } = translation;
  if (ru !== undefined) return showIn(locale, { ...translation, ru });
  return showIn(locale === 'ru' ? 'en' : locale, { ...translation, ru: translation.en });
}

/**
 * Texts that stand side by side, all in one language: were one of them missing in the reader's language,
 * its English would stick out among the others.
 */
export function showTogether(locale: string, texts: readonly (string | LocalMap)[]): Shown[] {
  const language = texts.every((text) => typeof text === 'string' || showIn(locale, text).lang === locale)
    ? locale
    : 'en';
  return texts.map((text) => (typeof text === 'string' ? { text, lang: 'ru' } : showIn(language, text)));
}

/** What a text is known by, whatever language it is shown in. */
export function nameOf(text: string | LocalMap): string {
  return typeof text === 'string' ? text : text.en;
}
