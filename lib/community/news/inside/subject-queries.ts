import 'server-only';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { courses, lessons } from '@/db/schema/courses';
import { categories, documents, documentTexts } from '@/db/schema/documents';
import { db } from '@/lib/platform/database/database';
import { localizedColumn } from '@/lib/platform/i18n/localized-column';
import type { Locale } from '@/lib/platform/i18n/locales';
import { withPhone } from '@/lib/platform/text/phone-column';

export async function selectLessonSubjects(ids: number[], locale: Locale) {
  if (ids.length === 0) return [];
  return db
    .select({
      id: lessons.id,
      title: localizedColumn(lessons.title, locale),
      lesson: lessons.slug,
      course: courses.slug,
    })
    .from(lessons)
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .where(inArray(lessons.id, ids));
}

export async function selectCourseSubjects(ids: number[], locale: Locale) {
  if (ids.length === 0) return [];
  return db
    .select({ id: courses.id, title: localizedColumn(courses.title, locale), course: courses.slug })
    .from(courses)
    .where(inArray(courses.id, ids));
}

/** Articles in each of their languages. */
export async function selectArticleSubjects(ids: number[]) {
  if (ids.length === 0) return [];
  return db
    .select({
      id: documents.id,
      article: documents.slug,
      category: categories.slug,
      titles: sql<
        Record<string, string>
      >`(select json_object_agg(${documentTexts.locale}, ${withPhone(documentTexts.title)})
        from ${documentTexts} where ${documentTexts.documentId} = ${documents.id})`,
    })
    .from(documents)
    .innerJoin(categories, and(eq(categories.id, documents.categoryId), eq(categories.withdrawn, false)))
    .where(inArray(documents.id, ids));
}
