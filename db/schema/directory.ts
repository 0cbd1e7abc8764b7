import { boolean, date, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import type { profileFields } from '@/db/enums';
import { timestampTz } from '@/db/columns';
import { cefrLevel } from './lexicon';
import { occupation, personGender, profiles } from './profiles';

/**
 * The people whom members can find: one row for each profile that members may see, with the fields they may see and no
 * others, so that no filter, count or order reveals hidden fields. lib/community/directory writes it.
 */
export const directory = pgTable(
  'directory',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => profiles.userId, { onDelete: 'cascade' }),
    /** The words of the shown name as spelled by lib/community/directory/name-key.ts, with a space before each. */
    nameKey: text('name_key').notNull(),
    /** Never shown; keeps minors and adults from finding one another. */
    birthDate: date('birth_date').notNull(),
    /** The birth date again if the age is shown, for the filter. */
    shownBirthDate: date('shown_birth_date'),
    gender: personGender(),
    country: text(),
    nativeLanguage: text('native_language'),
    /** As the person declares. */
    russianLevel: cefrLevel('russian_level'),
    /** By the level test or a passed course (tested-level.ts). */
    testedLevel: cefrLevel('tested_level'),
    occupation: occupation(),
    /** Whether visitors and search engines find them too. */
    isPublic: boolean('is_public').notNull(),
    /** The fields that everybody sees; visitors filter by these. They are stored here so that no search reads profiles. */
    openFields: text('open_fields')
      .array()
      .$type<(typeof profileFields)[number][]>()
      .notNull()
      .default(sql`'{}'`),
    /** Time of the last activity, to the minute; time of joining if their presence is hidden. */
    activeAt: timestampTz('active_at').notNull(),
  },
  (table) => [
    // Migration 0017 adds the columns that other filters read (INCLUDE) to this index, the trio and the occupation: these
    // filters need no table.
    index('directory_active_idx').on(table.activeAt.desc(), table.userId.desc()),
    index('directory_name_idx').using('gin', sql`${table.nameKey} gin_trgm_ops`),
    // The people whom visitors find are a small part of all.
    index('directory_public_idx')
      .on(table.userId)
      .where(sql`${table.isPublic}`),
    index('directory_public_country_idx')
      .on(table.country, table.userId)
      .where(sql`${table.isPublic}`),
    index('directory_public_name_idx')
      .using('gin', sql`${table.nameKey} gin_trgm_ops`)
      .where(sql`${table.isPublic}`),
    index('directory_trio_idx').on(
      table.nativeLanguage,
      table.country,
      table.russianLevel,
      table.activeAt.desc(),
      table.userId.desc(),
    ),
    index('directory_country_idx').on(table.country, table.activeAt.desc(), table.userId.desc()),
    index('directory_level_idx').on(table.russianLevel, table.activeAt.desc(), table.userId.desc()),
    index('directory_tested_idx')
      .on(table.testedLevel, table.activeAt.desc(), table.userId.desc())
      .where(sql`${table.testedLevel} is not null`),
    index('directory_native_idx').on(table.nativeLanguage, table.activeAt.desc(), table.userId.desc()),
    index('directory_occupation_idx').on(table.occupation, table.activeAt.desc(), table.userId.desc()),
  ],
);

/**
 * One row for each word of `directory.nameKey`, with the columns that a search of members reads: people with a word are
 * found in the order of the list, and counted, from one index. lib/community/directory/inside/word-queries.ts writes it.
 */
export const directoryWords = pgTable(
  'directory_words',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => directory.userId, { onDelete: 'cascade' }),
    /** Characters of the key before the word. */
    charsBefore: smallint('chars_before').notNull(),
    /**
     * Compared by code points (COLLATE "C", by hand in migration 0017), so that words with the same beginning are
     * neighbours.
     */
    word: text().notNull(),
    nameKey: text('name_key').notNull(),
    birthDate: date('birth_date').notNull(),
    shownBirthDate: date('shown_birth_date'),
    gender: personGender(),
    country: text(),
    nativeLanguage: text('native_language'),
    russianLevel: cefrLevel('russian_level'),
    testedLevel: cefrLevel('tested_level'),
    occupation: occupation(),
    activeAt: timestampTz('active_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.charsBefore] }),
    // Migration 0017 adds the other columns by hand (INCLUDE).
    index('directory_words_idx').on(table.word, table.activeAt.desc(), table.userId.desc()),
  ],
);
