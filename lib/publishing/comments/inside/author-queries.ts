import 'server-only';
import { and, desc, eq, lt } from 'drizzle-orm';
import { comments } from '@/db/schema/comments';
import { courses, lessons } from '@/db/schema/courses';
import { categories, documents } from '@/db/schema/documents';
import { db } from '@/lib/platform/database/database';
import { withPhoneJson } from '@/lib/platform/text/phone-column';
import { postTitle } from './post-title';
import { isReadable } from './readable';

interface Wanted {
  userId: number;
  /** Comments about lessons, which only members read. */
  withLessons: boolean;
  before: number | undefined;
  limit: number;
}

/** A person's comments that can be read today, the latest first. */
export async function selectCommentsOf({ userId, withLessons, before, limit }: Wanted, locale: string) {
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
        before === undefined ? undefined : lt(comments.id, before),
        isReadable({ withLessons }),
      ),
    )
    .orderBy(desc(comments.id))
    .limit(limit);
}
