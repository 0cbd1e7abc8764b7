import { sql } from 'drizzle-orm';
import { check, index, integer, pgEnum, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { timestampTz } from '@/db/columns';
import { sharedActivities } from '@/db/enums';
import { users } from './people';

export const sharedActivity = pgEnum('shared_activity', sharedActivities);

/** A learner's one review of a teacher, and the teacher's one answer. */
export const teacherReviews = pgTable(
  'teacher_reviews',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    teacherId: integer('teacher_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null when the account is gone. Its reviews stay, without a name. */
    authorId: integer('author_id').references(() => users.id, { onDelete: 'set null' }),
    /** What the two people had done together when it was written. */
    activity: sharedActivity().notNull(),
    stars: integer().notNull(),
    body: text().notNull(),
    /** The language of the page on which it was written. */
    locale: text().notNull(),
    createdAt: timestampTz('created_at').notNull(),
    editedAt: timestampTz('edited_at'),
    answer: text(),
    answeredAt: timestampTz('answered_at'),
    answerEditedAt: timestampTz('answer_edited_at'),
    /** The time at which moderators hid it from everybody but its author. */
    hiddenAt: timestampTz('hidden_at'),
  },
  (table) => [
    uniqueIndex('teacher_reviews_pair_key').on(table.teacherId, table.authorId),
    index('teacher_reviews_list_idx').on(table.teacherId, table.createdAt.desc(), table.id.desc()),
    index('teacher_reviews_author_idx').on(table.authorId, table.createdAt),
    check('teacher_reviews_stars_check', sql`${table.stars} between 1 and 5`),
    check('teacher_reviews_self_check', sql`${table.teacherId} <> ${table.authorId}`),
    check('teacher_reviews_answer_check', sql`(${table.answer} is null) = (${table.answeredAt} is null)`),
  ],
);
