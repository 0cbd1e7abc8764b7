import 'server-only';
import { and, desc, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { comments } from '@/db/schema/comments';
import { courses, lessons } from '@/db/schema/courses';
import { categories, documents } from '@/db/schema/documents';
import { db } from '@/lib/platform/database/database';
import { withPhoneJson } from '@/lib/platform/text/phone-column';
import { postTitle } from './post-title';

interface Wanted {
  userId: number;
  /** Comments about lessons, which only members read. */
  withLessons: boolean;
  before: number | undefined;
  limit: number;
}

/** What somebody has said where it can be read today, the latest first. */
export async function selectCommentsOf({ userId, withLessons, before, limit }: Wanted, locale: string) {
  const isOpenLesson = sql`${lessons.id} is not null
    and not (${lessons.withdrawn} or ${lessons.announced} or ${courses.withdrawn} or ${courses.announced})`;
  return db
    .select({
      id: comments.id,
      body: comments.body,
      createdAt: comments.createdAt,
      editedAt: comments.editedAt,
      likes: comments.likes,
      post: { slug: documents.slug, category: categories.slug, title: postTitle(locale) },
      lesson: { slug: lessons.slug, course: courses.slug, title: withPhoneJson(lessons.title) },
    })
    .from(comments)
    .leftJoin(documents, eq(documents.id, comments.documentId))
    .leftJoin(categories, eq(categories.id, documents.categoryId))
    .leftJoin(lessons, eq(lessons.id, comments.lessonId))
    .leftJoin(courses, eq(courses.id, lessons.courseId))
    .where(
      and(
        eq(comments.userId, userId),
        isNull(comments.deletedAt),
        isNull(comments.hiddenAt),
        before === undefined ? undefined : lt(comments.id, before),
        or(eq(documents.state, 'published'), withLessons ? isOpenLesson : undefined),
      ),
    )
    .orderBy(desc(comments.id))
    .limit(limit);
}
