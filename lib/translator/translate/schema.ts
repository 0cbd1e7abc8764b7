import { z } from 'zod';
import { registers } from '@/db/enums';
import { locales } from '@/lib/platform/i18n/locales';
import { localizedText } from '@/lib/platform/i18n/localized-text';
import { countCodePoints } from '@/lib/platform/text/code-points';
import { rule } from '@/lib/platform/validation/rule';
import { spokenText } from '@/lib/translator/phrasebook/schema';
import { maxTextCodePoints } from './limits';

export const translationInput = z.strictObject({
  text: z
    .string()
    .trim()
    .min(1)
    .max(maxTextCodePoints * 2)
    .refine(
      (text) => countCodePoints(text) <= maxTextCodePoints,
      rule('max.string', { max: maxTextCodePoints }),
    ),
  source: z.enum([...locales, 'auto']).default('auto'),
  target: z.enum(locales),
});
export type TranslationInput = z.infer<typeof translationInput>;

const answer = z
  .object({
    phrase: z.int().describe('The phrase of the phrasebook that answers.'),
    register: z.enum(registers),
    situation: z.object({ slug: z.string(), title: localizedText }),
    russian: z.array(spokenText).describe('With stress marks.'),
    translation: z.array(spokenText).describe('In the wanted language.'),
  })
  .meta({ id: 'PhraseAnswer' });

export const translation = z
  .object({
    source: z
      .enum(locales)
      .nullable()
      .describe('The language of the text; null where it was not said and is not known.'),
    target: z.enum(locales),
    exact: z.boolean().describe('False where the answer is to a phrase that differs by one slip.'),
    answers: z.array(answer).describe('Empty for a text that the phrasebook does not have.'),
  })
  .meta({ id: 'Translation' });
export type TranslationView = z.infer<typeof translation>;
