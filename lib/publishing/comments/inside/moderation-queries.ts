import 'server-only';
import { and, desc, eq, isNotNull, isNull, lt, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { comments } from '@/db/schema/comments';
import { courses, lessons } from '@/db/schema/courses';
import { categories, documents } from '@/db/schema/documents';
import { users } from '@/db/schema/people';
import { db } from '@/lib/platform/database/database';
import { withPhoneJson } from '@/lib/platform/text/phone-column';
import type { Queue } from '@/lib/publishing/comments/moderation-schema';
import { postTitle } from './post-title';

const moderator = alias(users, 'moderator');

const columns = (locale: string) => ({
  id: comments.id,
  body: comments.body,
  likes: comments.likes,
  createdAt: comments.createdAt,
  editedAt: comments.editedAt,
  hiddenAt: comments.hiddenAt,
  hiddenReason: comments.hiddenReason,
  author: { id: users.id, firstName: users.firstName, surname: users.surname },
  hiddenBy: { id: moderator.id, firstName: moderator.firstName, surname: moderator.surname },
  post: { slug: documents.slug, category: categories.slug, title: postTitle(locale) },
  lesson: { slug: lessons.slug, course: courses.slug, title: withPhoneJson(lessons.title) },
});

const selectModerated = (locale: string) =>
  db
    .select(columns(locale))
    .from(comments)
    .leftJoin(users, eq(users.id, comments.userId))
    .leftJoin(moderator, eq(moderator.id, comments.hiddenBy))
    .leftJoin(documents, eq(documents.id, comments.documentId))
    .leftJoin(categories, eq(categories.id, documents.categoryId))
    .leftJoin(lessons, eq(lessons.id, comments.lessonId))
    .leftJoin(courses, eq(courses.id, lessons.courseId));
export type ModeratedRow = Awaited<ReturnType<typeof selectModerated>>[number];

/** A page of the queue, newest first. The ids are selected before the joins, so that only these rows are joined. */
export async function selectQueue(
  { queue, before, locale }: { queue: Queue; before: number | undefined; locale: string },
  limit: number,
): Promise<ModeratedRow[]> {
  const found = findComments(queue, before, limit);
  return selectModerated(locale)
    .where(sql`${comments.id} = any(array(${found}))`)
    .orderBy(desc(comments.id));
}

const findComments = (queue: Queue, before: number | undefined, limit: number): SQL =>
  db
    .select({ id: comments.id })
    .from(comments)
    .where(
      and(
        isNull(comments.deletedAt),
        queue === 'hidden' ? isNotNull(comments.hiddenAt) : undefined,
        before === undefined ? undefined : lt(comments.id, before),
      ),
    )
    .orderBy(desc(comments.id))
    .limit(limit)
    .getSQL();

export async function selectModeratedComment(id: number, locale: string): Promise<ModeratedRow | null> {
  const [row] = await selectModerated(locale).where(and(eq(comments.id, id), isNull(comments.deletedAt)));
  return row ?? null;
}
