import { z } from 'zod';
import { registers } from '@/db/enums';
import { locales } from '@/lib/platform/i18n/locales';
import { localizedText } from '@/lib/platform/i18n/localized-text';
import { maxNumber } from '@/lib/translator/text/fold-text';
import { speakers } from './variants';

export const spokenText = z
  .object({
    speaker: z.enum(speakers).nullable().describe('Who says it so; null where it is the same for everybody.'),
    text: z.string(),
  })
  .meta({ id: 'SpokenText' });

const situationView = z
  .object({ slug: z.string(), title: localizedText, phrases: z.int().describe('How many phrases it has.') })
  .meta({ id: 'PhraseSituation' });
export const situationList = z.object({ situations: z.array(situationView) });
export type SituationList = z.infer<typeof situationList>;

export const situationParams = z.strictObject({
  situation: z
    .string()
    .max(60)
    .regex(/^[a-z0-9-]+$/u),
});
export const situationQuery = z.strictObject({
  locale: z
    .enum(locales)
    .exactOptional()
    .describe('The language of the translations; by itself the caller’s.'),
  n: z.coerce
    .number()
    .int()
    .min(0)
    .max(maxNumber)
    .default(5)
    .describe('The number in phrases that have one.'),
});
export type SituationQuery = z.infer<typeof situationQuery>;

export const phraseView = z
  .object({
    id: z.int(),
    register: z.enum(registers).describe('`formal` says вы, `informal` says ты.'),
    other: z.int().nullable().describe('The same phrase in the other register.'),
    counts: z.boolean().describe('Whether it has a number.'),
    russian: z.array(spokenText).describe('With stress marks.'),
    translation: z.array(spokenText),
  })
  .meta({ id: 'Phrase' });
export type PhraseView = z.infer<typeof phraseView>;

export const situationPhrases = z.object({
  slug: z.string(),
  title: localizedText,
  locale: z.enum(locales),
  reviewed: z.boolean().describe('False while no native speaker has read the phrases of this language.'),
  phrases: z.array(phraseView),
});
export type SituationPhrases = z.infer<typeof situationPhrases>;
