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
import { timestampTz } from '@/db/columns';
import { images } from './images';
import { users } from './people';

export const documentKind = pgEnum('document_kind', documentKinds);
export const documentState = pgEnum('document_state', documentStates);
export const revisionCause = pgEnum('revision_cause', revisionCauses);

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/*
 * Articles and editable pages. Files of db/content are loaded into them once; later changes by editors are kept.
 * A language is one of the fourteen interface locales (BCP 47).
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

export const documents = pgTable(
  'documents',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: documentKind().notNull(),
    slug: text().notNull(),
    /** A post has one, a page none. */
    categoryId: integer('category_id').references(() => categories.id, { onDelete: 'restrict' }),
    /** Null for the editors of the site. */
    authorId: integer('author_id').references(() => users.id, { onDelete: 'set null' }),
    state: documentState().notNull().default('draft'),
    coverId: uuid('cover_id').references(() => images.id, { onDelete: 'set null' }),
    /** The time of first publication, by which lists are ordered. */
    publishedAt: timestampTz('published_at'),
    scheduledFor: timestampTz('scheduled_for'),
    /** IANA time zone in which the writer chose the time of publication. */
    scheduledZone: text('scheduled_zone'),
    /** Languages that are published at that time. */
    scheduledLocales: text('scheduled_locales').array(),
    createdAt: timestampTz('created_at').notNull(),
    /** Slugs of articles its file names as the next to read. */
    related: text().array().notNull().default([]),
    /** The time at which a moderator hid it: until it is restored nobody can publish it. */
    withheldAt: timestampTz('withheld_at'),
    /** Number of readers: the sum over document_reads. */
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

/** The published text. `loaded` is the fingerprint of the file it came from, null once an editor changed it. */
export const documentTexts = pgTable(
  'document_texts',
  {
    documentId: integer('document_id')
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    locale: text().notNull(),
    title: text().notNull(),
    /** One or two sentences for lists and search engines. */
    description: text().notNull(),
    /** Markdown. */
    body: text().notNull(),
    /** Russian examples included. */
    words: integer().notNull(),
    loaded: text(),
    publishedAt: timestampTz('published_at').notNull(),
    updatedAt: timestampTz('updated_at').notNull(),
    /** Search vector: without stress marks, ё as е, stemmed where PostgreSQL supports the language. */
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

/** A draft, saved automatically while the writer types; only writers may read it. */
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
    /** Number of saves, for optimistic locking: a save names the one it is based on. */
    version: integer().notNull().default(1),
    savedBy: integer('saved_by').references(() => users.id, { onDelete: 'set null' }),
    savedAt: timestampTz('saved_at').notNull(),
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
    createdAt: timestampTz('created_at').notNull(),
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

/** Once per reader and day (decisions, "People and chat"). `reader` is a person's id or a keyed hash, deleted after two days. */
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
