import { z } from 'zod';
import { locales, type Locale } from './locales';

const text = z.string().trim().min(1);

/** The translations of one text by locale; Russian and English are required. */
export const translations = z
  .partialRecord(z.enum(locales), text)
  .refine((map) => map.ru !== undefined && map.en !== undefined, {
    message: 'Russian and English are missing',
  });

/** Translations of the course content, where German is required too; short texts may be in every interface language. */
export const contentTranslations = z.strictObject({
  ru: text,
  en: text,
  de: text,
  fr: text.optional(),
  it: text.optional(),
  tr: text.optional(),
  es: text.optional(),
  nl: text.optional(),
  da: text.optional(),
  el: text.optional(),
  nb: text.optional(),
  az: text.optional(),
  hy: text.optional(),
  ja: text.optional(),
});
export type ContentTranslations = z.infer<typeof contentTranslations>;

/** The translation chosen for a reader, with its language for the `lang` attribute. */
export const localizedText = z
  .object({ text: z.string(), lang: z.enum(locales) })
  .meta({ id: 'LocalizedText', description: 'A text and the language it is in.' });
export type LocalizedText = z.infer<typeof localizedText>;

/** Chooses the translation for a locale (a BCP 47 tag): the reader's language, else English, Russian, or any other. */
export function localize(
  locale: string,
  texts: Readonly<Partial<Record<Locale, string | undefined>>>,
): LocalizedText {
  const lang = bestLocale(
    locales.find((each) => each === locale) ?? 'en',
    locales.filter((each) => texts[each] !== undefined),
  );
  return { text: texts[lang ?? 'en'] ?? '', lang: lang ?? 'en' };
}

/** The best of the available languages for a reader: theirs, English, Russian, any. Null when there is none. */
export function bestLocale(locale: Locale, available: readonly Locale[]): Locale | null {
  return (
    [locale, 'en' as const, 'ru' as const].find((each) => available.includes(each)) ?? available[0] ?? null
  );
}
