import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { exerciseKinds } from '@/db/enums';
import { cefrLevel, grammar, lexemes } from './lexicon';

export const exerciseKind = pgEnum('exercise_kind', exerciseKinds);

/*
 * Courses come from files (db/content). Loading updates rows in place by their slug or key; rows missing from the files
 * are withdrawn, never deleted, because learners' progress refers to them.
 * Columns of jsonb hold the shapes that lib/platform/i18n/localized-text and lib/russian/exercises/schema parse.
 */
export const courses = pgTable('courses', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  slug: text().notNull().unique(),
  position: integer().notNull(),
  level: cefrLevel().notNull(),
  title: jsonb().notNull(),
  summary: jsonb().notNull(),
  /** Slugs of the courses whose words are presupposed. */
  after: text().array().notNull().default([]),
  /** Whether it is under construction: listed, but not open yet. */
  announced: boolean().notNull().default(false),
  withdrawn: boolean().notNull().default(false),
});

export const lessons = pgTable(
  'lessons',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    courseId: integer('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    slug: text().notNull(),
    position: integer().notNull(),
    title: jsonb().notNull(),
    summary: jsonb().notNull(),
    /** Markdown by language. */
    lecture: jsonb().notNull(),
    announced: boolean().notNull().default(false),
    withdrawn: boolean().notNull().default(false),
  },
  (table) => [uniqueIndex('lessons_course_slug_key').on(table.courseId, table.slug)],
);

export const words = pgTable(
  'words',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    lessonId: integer('lesson_id')
      .notNull()
      .references(() => lessons.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    position: integer().notNull(),
    ...grammar(),
    /** Whether it belongs to the theme without being practised in an exercise. */
    extra: boolean().notNull().default(false),
    gloss: jsonb().notNull(),
    forms: text().array().notNull(),
    example: jsonb().notNull(),
    withdrawn: boolean().notNull().default(false),
    /** The lexeme it belongs to; null until the lexicon was built. */
    lexemeId: integer('lexeme_id').references(() => lexemes.id, { onDelete: 'set null' }),
  },
  (table) => [
    uniqueIndex('words_lesson_key_key').on(table.lessonId, table.key),
    index('words_lexeme_idx').on(table.lexemeId),
    index('words_taught_idx')
      .on(table.lessonId)
      .where(sql`not withdrawn`),
  ],
);

export const exercises = pgTable(
  'exercises',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    lessonId: integer('lesson_id')
      .notNull()
      .references(() => lessons.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    kind: exerciseKind().notNull(),
    position: integer().notNull(),
    content: jsonb().notNull(),
    /** Values of `topics` (db/enums). */
    topics: text().array().notNull().default([]),
    /** Answers that teachers accepted, in canonical form (lib/russian/exercises/canonical-answer); loading keeps them. */
    accepted: jsonb().notNull().default([]),
    withdrawn: boolean().notNull().default(false),
  },
  (table) => [
    uniqueIndex('exercises_lesson_key_key').on(table.lessonId, table.key),
    index('exercises_lesson_idx').on(table.lessonId, table.position),
    index('exercises_taught_idx')
      .on(table.lessonId)
      .where(sql`not withdrawn`),
  ],
);

/** The fingerprint of the content files loaded last, so that an unchanged folder is not loaded again. */
export const contentLoads = pgTable('content_loads', {
  folder: text().primaryKey(),
  fingerprint: text().notNull(),
});

/**
 * One row, which triggers change with every change of courses, lessons, words, exercises and settings: what a process has read
 * of them is still true while `version` is the same (lib/learning/courses/inside/catalogue).
 */
export const catalogueVersions = pgTable(
  'catalogue_versions',
  {
    isOnly: boolean('is_only').primaryKey().default(true),
    /** The transaction that made the last change. */
    version: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [check('catalogue_versions_one_row', sql`${table.isOnly}`)],
);
