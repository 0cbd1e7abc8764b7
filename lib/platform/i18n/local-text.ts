import { z } from 'zod';
import { locales } from './locales';

/** A text of the content: ru, en and de are always there, and what is short may be in every language of the interface. */
const text = z.string().trim().min(1);
export const localMap = z.strictObject({
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
export type LocalMap = z.infer<typeof localMap>;

/** A text picked for a reader, with the language it is in (for `lang`). */
export const shown = z
  .object({ text: z.string(), lang: z.enum(locales) })
  .meta({ id: 'Shown', description: 'A text and the language it is in.' });
export type Shown = z.infer<typeof shown>;

/** The text in the reader's language, else in English. `locale` is a BCP 47 interface locale. */
export function showIn(locale: string, map: LocalMap): Shown {
  const lang = locales.find((language) => language === locale) ?? 'en';
  const own = map[lang];
  return own === undefined ? { text: map.en, lang: 'en' } : { text: own, lang };
}
