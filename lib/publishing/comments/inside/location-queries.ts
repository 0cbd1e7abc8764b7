import 'server-only';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { comments } from '@/db/schema/comments';
import { courses, lessons } from '@/db/schema/courses';
import { categories, documents } from '@/db/schema/documents';
import { users } from '@/db/schema/people';
import { db } from '@/lib/platform/database/database';
import { withPhoneJson } from '@/lib/platform/text/phone-column';
import { postTitle } from './post-title';
import { isReadable } from './readable';

/**
 * Pages on which members can read these comments today, with the authors' names; people who are leaving the site are not
 * named.
 */
export async function selectCommentLocations(ids: number[], locale: string) {
  if (ids.length === 0) return [];
  return db
    .select({
      id: comments.id,
      author: { firstName: users.firstName, surname: users.surname },
      post: { slug: documents.slug, category: categories.slug, title: postTitle(locale) },
      lesson: { slug: lessons.slug, course: courses.slug, title: withPhoneJson(lessons.title) },
    })
    .from(comments)
    .leftJoin(users, and(eq(users.id, comments.userId), isNull(users.eraseAt)))
    .leftJoin(documents, eq(documents.id, comments.documentId))
    .leftJoin(categories, eq(categories.id, documents.categoryId))
    .leftJoin(lessons, eq(lessons.id, comments.lessonId))
    .leftJoin(courses, eq(courses.id, lessons.courseId))
    .where(and(inArray(comments.id, ids), isReadable({ withLessons: true })));
}
