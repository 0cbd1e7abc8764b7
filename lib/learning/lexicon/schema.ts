import { z } from 'zod';
import { cefrLevels } from '@/db/enums';
import { lessonLink } from '@/lib/learning/courses/schema';
import { localizedText } from '@/lib/platform/i18n/localized-text';
import { rule } from '@/lib/platform/validation/rule';
import { grammarTerms, wordKinds } from './grammar';

const oneWord = /^[\p{Script=Cyrillic}\u0301]+(?:[-‑][\p{Script=Cyrillic}\u0301]+)*$/u;

/** One form of a Russian word, with or without stress marks. */
export const wordQuery = z.strictObject({
  form: z
    .string()
    .max(60)
    .transform((form) => form.normalize('NFC'))
    .refine((form) => oneWord.test(form), rule('regex')),
});

const spelling = z
  .object({
    text: z.string(),
    stress: z
      .enum(['sure', 'guessed', 'unknown'])
      .describe('Marked or plain to see; marked by a machine, which may be wrong; not marked.'),
    before: z
      .string()
      .optional()
      .describe('The preposition without which the form is never said: «в лесу́», «на берегу́».'),
  })
  .meta({ id: 'Spelling' });
export type Spelling = z.infer<typeof spelling>;

const term = z.enum(grammarTerms);

const table = z
  .object({
    title: term.nullable(),
    columns: z.array(term),
    rows: z.array(z.object({ label: term.nullable(), cells: z.array(z.array(spelling)) })),
  })
  .meta({ id: 'FormTable' });
export type FormTableView = z.infer<typeof table>;
/** The jsonb column `lexemes.tables`. */
export const formTables = z.array(table);

/** Also the column `lexemes.traits`. */
export const traits = z.array(term).describe('Gender, animacy, aspect: what all its forms have.');

const reading = z
  .object({
    lemma: spelling.describe('The dictionary form.'),
    kind: z.enum(wordKinds),
    traits,
    uses: z.array(z.array(term)).describe('What the asked form may be.'),
    tables: z.array(table),
  })
  .meta({ id: 'WordReading' });
export type WordReading = z.infer<typeof reading>;

export const lessonOfCourse = z.object({ course: lessonLink, lesson: lessonLink });

export const grammar = {
  partner: z.string().nullable().describe('The verb of the other aspect.'),
  governs: z.string().nullable().describe('What case it asks for, in the words of Russian dictionaries.'),
  level: z.enum(cefrLevels),
  frequency: z
    .int()
    .nullable()
    .describe('Its place among the words of spoken Russian, counted from 1; null for a rare one.'),
};

const meaning = z
  .object({
    word: z.int(),
    russian: z.string(),
    kind: z.enum(wordKinds),
    ...grammar,
    gloss: localizedText,
    taught: z.array(lessonOfCourse).describe('Every lesson that teaches it, in the order of the courses.'),
    mine: z.boolean().nullable().describe('Whether the caller keeps it; null without an account.'),
  })
  .meta({ id: 'WordMeaning' });
export type WordMeaning = z.infer<typeof meaning>;

const letter = z
  .object({
    text: z.string().describe('The capital and the small letter.'),
    name: z.string(),
    sound: localizedText,
    sample: z.object({
      russian: z.string(),
      gloss: localizedText.nullable().describe('Null while no course teaches the word.'),
    }),
  })
  .meta({ id: 'Letter', description: 'A letter of the Russian alphabet.' });
export type LetterView = z.infer<typeof letter>;

export const lookedUpWord = z
  .object({
    form: spelling,
    letter: letter.nullable().describe('Of a form that is a single letter; it may be a word as well.'),
    recorded: z.boolean().describe('Whether a person has recorded the form.'),
    readings: z.array(reading).describe('The likeliest first; none for a word that no dictionary has.'),
    meanings: z.array(meaning).describe('Words and phrases of our courses that it belongs to.'),
  })
  .meta({ id: 'LookedUpWord' });
export type LookedUpWord = z.infer<typeof lookedUpWord>;
