import { z } from 'zod';
import { contentLanguages } from '@/db/enums';

/** A text of the content in its languages; ru, en and de are always there. */
const text = z.string().trim().min(1);
export const localMap = z.strictObject({
  ru: text,
  en: text,
  de: text,
  fr: text.optional(),
  it: text.optional(),
  tr: text.optional(),
});
export type LocalMap = z.infer<typeof localMap>;

/** A text picked for a reader, with the language it is in (for `lang`). */
export const shown = z
  .object({ text: z.string(), lang: z.enum(contentLanguages) })
  .meta({ id: 'Shown', description: 'A text and the language it is in.' });
export type Shown = z.infer<typeof shown>;

/** The text in the reader's language, else in English. `locale` is a BCP 47 interface locale. */
export function showIn(locale: string, map: LocalMap): Shown {
  const lang = contentLanguages.find((language) => language === locale) ?? 'en';
  const own = map[lang];
  return own === undefined ? { text: map.en, lang: 'en' } : { text: own, lang };
}
