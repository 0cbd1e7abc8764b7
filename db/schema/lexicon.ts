import { boolean, index, integer, jsonb, pgEnum, pgTable, text } from 'drizzle-orm/pg-core';
import { aspects, cefrLevels, genders, partsOfSpeech } from '@/db/enums';

export const cefrLevel = pgEnum('cefr_level', cefrLevels);
export const partOfSpeech = pgEnum('part_of_speech', partsOfSpeech);
export const gender = pgEnum('gender', genders);
export const aspect = pgEnum('aspect', aspects);

/** Columns of a word's grammar, in a lesson and in the lexicon. */
export const grammar = () => ({
  russian: text().notNull(),
  part: partOfSpeech().notNull(),
  gender: gender(),
  plural: boolean().notNull().default(false),
  aspect: aspect(),
  /** The verb of the other aspect. */
  partner: text(),
  /** The case it governs, as Russian dictionaries note it: «кого́? что?» */
  governs: text(),
});

/** Every distinct word of all courses with its forms; rebuilt from the lesson words when the content is loaded. */
export const lexemes = pgTable(
  'lexemes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Headword without stress and ё, and part of speech: «сестра noun». */
    key: text().notNull().unique(),
    ...grammar(),
    level: cefrLevel().notNull(),
    /** Its frequency rank in spoken Russian, counted from 1; null for a rare word. */
    frequency: integer(),
    /** Terms of lib/learning/lexicon/grammar: gender, animacy, aspect. */
    traits: text().array().notNull(),
    /** Its forms with their stress, as lib/learning/lexicon/schema parses them. */
    tables: jsonb().notNull(),
    /** Search keys: its forms, and the words of a phrase, without stress and ё. */
    spellings: text().array().notNull(),
  },
  (table) => [
    index('lexemes_spellings_idx').using('gin', table.spellings),
    index('lexemes_frequency_idx').on(table.frequency, table.id),
  ],
);
