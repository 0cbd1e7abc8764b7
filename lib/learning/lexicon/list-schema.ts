import { z } from 'zod';
import { aspects, cefrLevels, genders, partsOfSpeech } from '@/db/enums';
import { contentSlug, rowId } from '@/lib/learning/courses/schema';
import { localizedText } from '@/lib/platform/i18n/localized-text';
import { maxPostgresInt } from '@/lib/platform/validation/postgres-int';
import { formTables, grammar, lessonOfCourse, traits } from './schema';

const cursor = z.coerce.number().int().min(1).max(maxPostgresInt);

export const lexiconQuery = z.strictObject({
  q: z
    .string()
    .trim()
    .max(60)
    .default('')
    .describe('A form of the word, or how it begins; stress and ё do not matter.'),
  level: z.enum(cefrLevels).optional(),
  part: z.enum(partsOfSpeech).optional(),
  course: contentSlug.optional(),
  lesson: contentSlug.optional(),
  after: cursor.optional().describe('`next` of the page before.'),
});
export type LexiconQuery = z.infer<typeof lexiconQuery>;

export const lexiconParams = z.object({ word: rowId });

const sense = z
  .object({ gloss: localizedText, lessons: z.array(lessonOfCourse) })
  .meta({ id: 'Sense', description: 'A meaning, and every lesson that teaches the word with it.' });

const head = {
  id: z.int(),
  russian: z.string().describe('The dictionary form with its stress.'),
  part: z.enum(partsOfSpeech),
  gender: z.enum(genders).nullable(),
  plural: z.boolean().describe('Whether it has a plural only.'),
  aspect: z.enum(aspects).nullable(),
  ...grammar,
  senses: z.array(sense),
};

const lexiconWord = z.object(head).meta({ id: 'LexiconWord' });
export type LexiconWord = z.infer<typeof lexiconWord>;

export const lexiconPage = z.object({
  words: z.array(lexiconWord),
  next: z.int().nullable().describe('What to ask for the next page with; null at the end.'),
});
export type LexiconPage = z.infer<typeof lexiconPage>;

export const lexiconEntry = z.object({ ...head, traits, tables: formTables }).meta({ id: 'LexiconEntry' });
export type LexiconEntry = z.infer<typeof lexiconEntry>;
