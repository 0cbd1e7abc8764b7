import { foreignKey, index, integer, jsonb, pgEnum, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { registers } from '@/db/enums';

export const register = pgEnum('register', registers);

/** A situation of the phrasebook, such as “At the café”; loaded from db/content/phrasebook. */
export const situations = pgTable('phrase_situations', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  slug: text().notNull().unique(),
  position: integer().notNull(),
  /** By interface locale. */
  title: jsonb().notNull(),
});

export const phrases = pgTable(
  'phrases',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    key: text().notNull().unique(),
    situationId: integer('situation_id')
      .notNull()
      .references(() => situations.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    register: register().notNull(),
    /** The same phrase in the other register. */
    otherId: integer('other_id'),
    /** Variants by interface locale, as lib/translator/phrasebook/variants parses them; the Russian has stress marks. */
    texts: jsonb().notNull(),
  },
  (table) => [
    foreignKey({ columns: [table.otherId], foreignColumns: [table.id], name: 'phrases_other_fk' }).onDelete(
      'set null',
    ),
    index('phrases_other_idx').on(table.otherId),
    index('phrases_situation_idx').on(table.situationId, table.position),
  ],
);

/**
 * What a phrase is found by: each of its texts in each language, for every plural category and speaker, folded
 * (lib/translator/text/fold-text). A number stands as `#`.
 */
export const phraseKeys = pgTable(
  'phrase_keys',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    phraseId: integer('phrase_id')
      .notNull()
      .references(() => phrases.id, { onDelete: 'cascade' }),
    locale: text().notNull(),
    key: text().notNull(),
  },
  (table) => [
    uniqueIndex('phrase_keys_phrase_key').on(table.phraseId, table.locale, table.key),
    index('phrase_keys_key_idx').on(table.locale, table.key),
    index('phrase_keys_trigram_idx').using('gin', table.key.op('gin_trgm_ops')),
  ],
);
