import 'server-only';
import { and, asc, eq, sql, sum } from 'drizzle-orm';
import { courses, exercises, lessons, words } from '@/db/schema/courses';
import { courseSaves } from '@/db/schema/learning';
import { rewards } from '@/db/schema/practice';
import { db } from '@/lib/platform/database/database';
import type { Locale } from '@/lib/platform/i18n/locales';
import { localizedColumn, localizedMarkdown } from '@/lib/platform/i18n/localized-column';
import { withPhone } from '@/lib/platform/text/phone-column';

const maxRows = 200;
const maxLessons = 5000;

export async function selectCourseId(slug: string): Promise<number | null> {
  const [row] = await db
    .select({ id: courses.id })
    .from(courses)
    .where(and(eq(courses.slug, slug), eq(courses.withdrawn, false)));
  return row?.id ?? null;
}

/** A learner's points from each lesson of a course. */
export async function selectLessonPoints(slug: string, userId: number): Promise<Map<number, number>> {
  const rows = await db
    .select({ lesson: lessons.id, points: sum(rewards.points).mapWith(Number) })
    .from(rewards)
    .leftJoin(exercises, and(eq(rewards.reason, 'exercise'), eq(exercises.id, rewards.subjectId)))
    .innerJoin(
      lessons,
      sql`${lessons.id} = case when ${rewards.reason} = 'lesson' then ${rewards.subjectId} else ${exercises.lessonId} end`,
    )
    .innerJoin(courses, and(eq(courses.id, lessons.courseId), eq(courses.slug, slug)))
    .where(eq(rewards.userId, userId))
    .groupBy(lessons.id);
  return new Map(rows.map(({ lesson, points }) => [lesson, points]));
}

/** All lessons of the course a lesson belongs to, in order; empty when the lesson is unknown or withdrawn. */
export async function selectSiblings(lessonId: number, locale: Locale) {
  const own = db.select({ course: lessons.courseId }).from(lessons).where(eq(lessons.id, lessonId));
  return db
    .select({
      id: lessons.id,
      slug: lessons.slug,
      title: localizedColumn(lessons.title, locale),
      announced: lessons.announced,
      courseSlug: courses.slug,
      courseTitle: localizedColumn(courses.title, locale),
    })
    .from(lessons)
    .innerJoin(courses, and(eq(courses.id, lessons.courseId), eq(courses.withdrawn, false)))
    .where(and(eq(lessons.courseId, own), eq(lessons.withdrawn, false)))
    .orderBy(asc(lessons.position), asc(lessons.id))
    .limit(maxRows);
}

export async function selectLecture(lessonId: number, locale: Locale) {
  const [row] = await db
    .select(localizedMarkdown(lessons.lecture, locale))
    .from(lessons)
    .where(eq(lessons.id, lessonId));
  return row ?? null;
}

export async function selectWords(lessonId: number, locale: Locale) {
  return db
    .select({
      id: words.id,
      russian: words.russian,
      part: words.part,
      gender: words.gender,
      plural: words.plural,
      aspect: words.aspect,
      partner: words.partner,
      governs: words.governs,
      extra: words.extra,
      gloss: localizedColumn(words.gloss, locale),
      sentence: withPhone(sql<string>`${words.example} ->> 'ru'`),
      meaning: localizedColumn(words.example, locale),
    })
    .from(words)
    .where(and(eq(words.lessonId, lessonId), eq(words.withdrawn, false)))
    .orderBy(asc(words.position), asc(words.id))
    .limit(maxRows);
}

/** Saves a course; saving again keeps the first time. */
export async function insertSave(userId: number, courseId: number, savedAt: Date): Promise<void> {
  await db.insert(courseSaves).values({ userId, courseId, savedAt }).onConflictDoNothing();
}

export async function deleteSave(userId: number, courseId: number): Promise<void> {
  await db.delete(courseSaves).where(and(eq(courseSaves.userId, userId), eq(courseSaves.courseId, courseId)));
}

/** Titles of all lessons that may be linked to. */
export async function selectLessonTitles(locale: Locale) {
  return db
    .select({ course: courses.slug, lesson: lessons.slug, title: localizedColumn(lessons.title, locale) })
    .from(lessons)
    .innerJoin(courses, and(eq(courses.id, lessons.courseId), eq(courses.withdrawn, false)))
    .where(and(eq(lessons.withdrawn, false), eq(lessons.announced, false)))
    .orderBy(asc(lessons.id))
    .limit(maxLessons);
}
