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

type ContentLanguage = (typeof contentLanguages)[number];

/** A text picked for a reader, with the language it is in (for `lang`). */
export interface Shown {
  text: string;
  lang: ContentLanguage;
}

/** The text in the reader's language, else in English. `locale` is a BCP 47 interface locale. */
export function showIn(locale: string, map: LocalMap): Shown {
  const lang = contentLanguages.find((language) => language === locale) ?? 'en';
  const own = map[lang];
  return own === undefined ? { text: map.en, lang: 'en' } : { text: own, lang };
}
