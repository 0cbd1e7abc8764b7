import { z } from 'zod';
import { locales, type Locale } from './locales';

/** A text in every language of the interface; Russian and English are always there. */
const text = z.string().trim().min(1);
export const localeMap = z
  .partialRecord(z.enum(locales), text)
  .refine((map) => map.ru !== undefined && map.en !== undefined, {
    message: 'Russian and English are missing',
  });
export type LocaleMap = z.infer<typeof localeMap>;

/** A text picked for a reader, with the language it is in (for `lang`). */
export const localeText = z
  .object({ text: z.string(), lang: z.enum(locales) })
  .meta({ id: 'LocaleText', description: 'A text and the interface language it is in.' });
export type LocaleText = z.infer<typeof localeText>;

/** The text in the reader's language, else in English, else in Russian, else whatever there is. */
export function pickText(locale: Locale, map: LocaleMap): LocaleText {
  const lang = bestLocale(
    locale,
    locales.filter((each) => map[each] !== undefined),
  );
  return { text: map[lang ?? 'en'] ?? '', lang: lang ?? 'en' };
}

/** Of the languages a text has, the one for a reader: theirs, English, Russian, any. Null when it has none. */
export function bestLocale(locale: Locale, there: readonly Locale[]): Locale | null {
  return [locale, 'en' as const, 'ru' as const].find((each) => there.includes(each)) ?? there[0] ?? null;
}
