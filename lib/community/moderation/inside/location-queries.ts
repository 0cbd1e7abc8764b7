import 'server-only';
import { and, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import { appeals } from '@/db/schema/appeals';
import { courses, exercises, lessons } from '@/db/schema/courses';
import { categories, documents, documentTexts } from '@/db/schema/documents';
import { courseReviews } from '@/db/schema/home';
import { users } from '@/db/schema/people';
import { teacherReviews } from '@/db/schema/teacher-reviews';
import { db } from '@/lib/platform/database/database';
import { withPhone, withPhoneJson } from '@/lib/platform/text/phone-column';

/* Where a reported subject can be read today; hidden, deleted and withdrawn ones are left out. */

/** People who have asked to erase their account are not named. */
const isHere = isNull(users.eraseAt);
const author = { firstName: users.firstName, surname: users.surname };
const article = (locale: string) => ({
  slug: documents.slug,
  category: categories.slug,
  title: sql<
    string | null
  >`(select ${withPhone(documentTexts.title)} from ${documentTexts} where ${documentTexts.documentId} = ${documents.id}
    order by ${documentTexts.locale} = ${locale} desc, ${documentTexts.locale} = 'ru' desc, ${documentTexts.locale} limit 1)`,
});

export async function selectArticles(ids: number[], locale: string) {
  if (ids.length === 0) return [];
  return db
    .select({ id: documents.id, author, article: article(locale) })
    .from(documents)
    .innerJoin(categories, eq(categories.id, documents.categoryId))
    .leftJoin(users, and(eq(users.id, documents.authorId), isHere))
    .where(and(inArray(documents.id, ids), eq(documents.state, 'published')));
}

/** Reviews by any of these authors of any of these courses; the caller picks the pairs it needs. */
export async function selectCourseReviews(courseIds: number[], authorIds: number[]) {
  if (courseIds.length === 0) return [];
  return db
    .select({
      courseId: courses.id,
      userId: users.id,
      firstName: users.firstName,
      course: { slug: courses.slug, title: withPhoneJson(courses.title) },
    })
    .from(courseReviews)
    .innerJoin(users, and(eq(users.id, courseReviews.userId), isHere))
    .innerJoin(courses, and(eq(courses.id, courseReviews.courseId), eq(courses.withdrawn, false)))
    .where(
      and(
        inArray(courses.id, courseIds),
        inArray(users.id, authorIds),
        isNull(courseReviews.hiddenAt),
        ne(courseReviews.body, ''),
      ),
    );
}

/** The teachers that these reviews are about. */
export async function selectReviewedTeachers(ids: number[]) {
  if (ids.length === 0) return [];
  return db
    .select({ id: teacherReviews.id, teacherId: teacherReviews.teacherId })
    .from(teacherReviews)
    .where(and(inArray(teacherReviews.id, ids), isNull(teacherReviews.hiddenAt)));
}

/** The courses with the exercises that these appeals with a note are about. */
export async function selectNotes(ids: number[]) {
  if (ids.length === 0) return [];
  return db
    .select({ id: appeals.id, course: { slug: courses.slug, title: withPhoneJson(courses.title) } })
    .from(appeals)
    .innerJoin(exercises, eq(exercises.id, appeals.exerciseId))
    .innerJoin(lessons, eq(lessons.id, exercises.lessonId))
    .innerJoin(courses, and(eq(courses.id, lessons.courseId), eq(courses.withdrawn, false)))
    .where(and(inArray(appeals.id, ids), isNotNull(appeals.message), isNull(appeals.messageHiddenAt)));
}
