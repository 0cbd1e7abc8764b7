import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { timestampTz } from '@/db/columns';
import { lessons } from './courses';
import { documents } from './documents';
import { users } from './people';

/** A comment on a post or a lesson, exactly one of them. The `parent_id` of an answer is the first comment of its thread. */
export const comments = pgTable(
  'comments',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    documentId: integer('document_id').references(() => documents.id, { onDelete: 'cascade' }),
    lessonId: integer('lesson_id').references(() => lessons.id, { onDelete: 'cascade' }),
    parentId: integer('parent_id'),
    /** The answer of the same thread that this one replies to; null when it replies to the first comment or begins a thread. */
    answersId: integer('answers_id'),
    /** Null when the account was deleted. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** A subset of Markdown (lib/publishing/comments). */
    body: text().notNull(),
    likes: integer().notNull().default(0),
    createdAt: timestampTz('created_at').notNull(),
    editedAt: timestampTz('edited_at'),
    /** The time at which its author deleted it; answers stay. */
    deletedAt: timestampTz('deleted_at'),
    hiddenAt: timestampTz('hidden_at'),
    hiddenBy: integer('hidden_by').references(() => users.id, { onDelete: 'set null' }),
    hiddenReason: text('hidden_reason'),
  },
  (table) => [
    foreignKey({ columns: [table.parentId], foreignColumns: [table.id] }).onDelete('cascade'),
    foreignKey({ columns: [table.answersId], foreignColumns: [table.id] }).onDelete('set null'),
    index('comments_document_idx')
      .on(table.documentId, table.id)
      .where(sql`${table.parentId} is null`),
    index('comments_document_best_idx')
      .on(table.documentId, table.likes, table.id)
      .where(sql`${table.parentId} is null`),
    index('comments_lesson_idx')
      .on(table.lessonId, table.id)
      .where(sql`${table.parentId} is null`),
    index('comments_lesson_best_idx')
      .on(table.lessonId, table.likes, table.id)
      .where(sql`${table.parentId} is null`),
    index('comments_parent_idx').on(table.parentId, table.id),
    index('comments_answers_idx').on(table.answersId),
    index('comments_document_shown_idx')
      .on(table.documentId)
      .where(sql`${table.deletedAt} is null and ${table.hiddenAt} is null`),
    index('comments_lesson_shown_idx')
      .on(table.lessonId)
      .where(sql`${table.deletedAt} is null and ${table.hiddenAt} is null`),
    index('comments_hidden_idx')
      .on(table.id)
      .where(sql`${table.hiddenAt} is not null`),
    index('comments_user_idx').on(table.userId, table.createdAt),
    index('comments_hidden_by_idx').on(table.hiddenBy),
    check('comments_subject_check', sql`num_nonnulls(${table.documentId}, ${table.lessonId}) = 1`),
  ],
);

export const commentLikes = pgTable(
  'comment_likes',
  {
    commentId: integer('comment_id')
      .notNull()
      .references(() => comments.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.commentId, table.userId] }),
    index('comment_likes_user_idx').on(table.userId),
  ],
);
