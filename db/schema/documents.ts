import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { documentKinds, documentStates, revisionCauses } from '@/db/enums';
import { moment } from '@/db/columns';
import { users } from './people';

export const documentKind = pgEnum('document_kind', documentKinds);
export const documentState = pgEnum('document_state', documentStates);
export const revisionCause = pgEnum('revision_cause', revisionCauses);

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/*
 * Articles and editable pages. Files of db/content are loaded into them once; what people changed afterwards is theirs.
 * A language is an interface locale (BCP 47): whoever writes may write in any of the fourteen.
 * Columns of jsonb hold the shapes that lib/platform/i18n/localized-text parses.
 */
export const categories = pgTable('categories', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  slug: text().notNull().unique(),
  position: integer().notNull(),
  title: jsonb().notNull(),
  summary: jsonb().notNull(),
  withdrawn: boolean().notNull().default(false),
});

export const tags = pgTable('tags', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  slug: text().notNull().unique(),
  title: jsonb().notNull(),
  withdrawn: boolean().notNull().default(false),
});

/** A picture as it is served: re-encoded, with a name that tells nothing. The file lies in DATA_DIR. */
export const images = pgTable(
  'images',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    width: integer().notNull(),
    height: integer().notNull(),
    bytes: integer().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('images_user_idx').on(table.userId, table.createdAt)],
);

export const documents = pgTable(
  'documents',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: documentKind().notNull(),
    slug: text().notNull(),
    /** A post has one, a page none. */
    categoryId: integer('category_id').references(() => categories.id, { onDelete: 'restrict' }),
    /** Null: the editors of the site. */
    authorId: integer('author_id').references(() => users.id, { onDelete: 'set null' }),
    state: documentState().notNull().default('draft'),
    coverId: uuid('cover_id').references(() => images.id, { onDelete: 'set null' }),
    /** When it first could be read; what lists are ordered by. */
    publishedAt: moment('published_at'),
    scheduledFor: moment('scheduled_for'),
    /** IANA name of the zone in which its writer chose that moment. */
    scheduledZone: text('scheduled_zone'),
    /** Languages that appear at that moment. */
    scheduledLocales: text('scheduled_locales').array(),
    createdAt: moment('created_at').notNull(),
    /** Slugs of articles its file names as the next to read. */
    related: text().array().notNull().default([]),
    /** How many read it: document_reads, summed up for good. */
    reads: integer().notNull().default(0),
  },
  (table) => [
    uniqueIndex('documents_slug_key').on(table.kind, table.slug),
    index('documents_public_idx')
      .on(table.publishedAt.desc(), table.id.desc())
      .where(sql`${table.state} = 'published' and ${table.kind} = 'post'`),
    index('documents_category_idx').on(table.categoryId, table.publishedAt.desc(), table.id.desc()),
    index('documents_author_idx').on(table.authorId),
    index('documents_cover_idx').on(table.coverId),
    index('documents_scheduled_idx')
      .on(table.scheduledFor)
      .where(sql`${table.state} = 'scheduled'`),
    check('documents_category_check', sql`(${table.kind} = 'post') = (${table.categoryId} is not null)`),
  ],
);

/** What the public reads. `loaded` is the fingerprint of the file it came from, null once people changed it. */
export const documentTexts = pgTable(
  'document_texts',
  {
    documentId: integer('document_id')
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    locale: text().notNull(),
    title: text().notNull(),
    /** One or two sentences: lists, search engines. */
    description: text().notNull(),
    /** Markdown. */
    body: text().notNull(),
    /** Russian examples included. */
    words: integer().notNull(),
    loaded: text(),
    publishedAt: moment('published_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    /** For search: without stress marks, ё as е, by the grammar of its language where PostgreSQL knows it. */
    search: tsvector()
      .notNull()
      .generatedAlwaysAs(
        sql.raw(`(
  setweight(to_tsvector(document_dictionary(locale), translate(title, U&'ёЁ\\0301', 'еЕ')), 'A') ||
  setweight(to_tsvector(document_dictionary(locale), translate(description, U&'ёЁ\\0301', 'еЕ')), 'B') ||
  setweight(to_tsvector(document_dictionary(locale), translate(body, U&'ёЁ\\0301', 'еЕ')), 'C'))`),
      ),
  },
  (table) => [
    primaryKey({ columns: [table.documentId, table.locale] }),
    index('document_texts_search_idx').using('gin', table.search),
  ],
);

/** What a writer is at: saved by itself while they type, and nobody's to read but the writers'. */
export const documentDrafts = pgTable(
  'document_drafts',
  {
    documentId: integer('document_id')
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    locale: text().notNull(),
    title: text().notNull(),
    description: text().notNull(),
    body: text().notNull(),
    /** Counts saves: whoever saves says which one they saw last. */
    version: integer().notNull().default(1),
    savedBy: integer('saved_by').references(() => users.id, { onDelete: 'set null' }),
    savedAt: moment('saved_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.documentId, table.locale] }),
    index('document_drafts_saved_by_idx').on(table.savedBy),
  ],
);

export const documentRevisions = pgTable(
  'document_revisions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    documentId: integer('document_id')
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    locale: text().notNull(),
    title: text().notNull(),
    description: text().notNull(),
    body: text().notNull(),
    cause: revisionCause().notNull(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('document_revisions_document_idx').on(table.documentId, table.locale, table.id),
    index('document_revisions_user_idx').on(table.userId),
  ],
);

export const documentTags = pgTable(
  'document_tags',
  {
    documentId: integer('document_id')
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    tagId: integer('tag_id')
      .notNull()
      .references(() => tags.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.documentId, table.tagId] }),
    index('document_tags_tag_idx').on(table.tagId, table.documentId),
  ],
);

/** Once per reader and day (decisions, "People and chat"). `reader` is a person or a keyed hash, and kept for two days. */
export const documentReads = pgTable(
  'document_reads',
  {
    documentId: integer('document_id')
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    day: date().notNull(),
    reader: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.documentId, table.day, table.reader] }),
    index('document_reads_day_idx').on(table.day),
  ],
);
