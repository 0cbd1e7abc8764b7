import { z } from 'zod';
import { locales, type Locale } from '@/lib/platform/i18n/locales';

export const speakers = ['feminine', 'other'] as const;
export const pluralCategories = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

/** A phrase in one language as one speaker says it with numbers of one category; `#` is the number. */
const phraseVariant = z.object({
  speaker: z.enum(speakers).exactOptional(),
  plural: z.enum(pluralCategories).exactOptional(),
  text: z.string(),
});
export type PhraseVariant = z.infer<typeof phraseVariant>;

/** The column `phrases.texts`. */
export const phraseTexts = z.partialRecord(z.enum(locales), z.array(phraseVariant));
export type PhraseTexts = z.infer<typeof phraseTexts>;

export interface SpokenText {
  /** Null where the language does not show who speaks. */
  speaker: (typeof speakers)[number] | null;
  text: string;
}

/** The phrase with a number, once for each speaker whom the language tells apart. */
export function sayWithNumber(
  variants: readonly PhraseVariant[],
  locale: Locale,
  number: number,
): SpokenText[] {
  const category = new Intl.PluralRules(locale).select(number);
  const counts = variants.some(({ plural }) => plural === category) ? category : 'other';
  const digits = new Intl.NumberFormat(locale).format(number);
  return variants
    .filter(({ plural }) => plural === undefined || plural === counts)
    .map(({ speaker = null, plural, text }) => ({
      speaker,
      text: plural === undefined ? text : text.replaceAll('#', digits),
    }));
}
