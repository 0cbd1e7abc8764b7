import 'server-only';
import { and, asc, eq, inArray, sql, sum, type SQL } from 'drizzle-orm';
import { courses, exercises, lessons, words } from '@/db/schema/courses';
import { courseSaves } from '@/db/schema/learning';
import { rewards, runs } from '@/db/schema/practice';
import { builtOnce, db } from '@/lib/platform/database/database';
import type { Locale } from '@/lib/platform/i18n/locales';
import { localizedColumn, localizedMarkdown } from '@/lib/platform/i18n/localized-column';
import { withPhone } from '@/lib/platform/text/phone-column';
import { isJumpedOver } from '@/lib/learning/courses/jumped-over';

const maxRows = 200;
const maxLessons = 5000;

/** A user id that nobody has, for visitors who are not signed in. */
export const anonymousId = 0;

/** What the queries below that are built once are given. */
const me = sql.placeholder('userId');
const language = sql.placeholder('locale');

const courseColumns = {
  id: courses.id,
  slug: courses.slug,
  level: courses.level,
  title: localizedColumn(courses.title, language),
  summary: localizedColumn(courses.summary, language),
  after: courses.after,
  announced: courses.announced,
  saved: sql<boolean>`exists (select from ${courseSaves} where ${courseSaves.userId} = ${me} and ${courseSaves.courseId} = ${courses.id})`,
};

const allCourses = builtOnce((on) =>
  on
    .select(courseColumns)
    .from(courses)
    .where(eq(courses.withdrawn, false))
    .orderBy(asc(courses.position), asc(courses.id))
    .limit(maxRows)
    .prepare('courses'),
);

export async function selectCourses(userId: number, locale: Locale) {
  return allCourses().execute({ userId, locale });
}
export type CourseRow = Awaited<ReturnType<typeof selectCourses>>[number];

const courseBySlug = builtOnce((on) =>
  on
    .select(courseColumns)
    .from(courses)
    .where(and(eq(courses.slug, sql.placeholder('slug')), eq(courses.withdrawn, false)))
    .prepare('course_by_slug'),
);

export async function selectCourse(slug: string, userId: number, locale: Locale): Promise<CourseRow | null> {
  const [row] = await courseBySlug().execute({ slug, userId, locale });
  return row ?? null;
}

export async function selectCourseId(slug: string): Promise<number | null> {
  const [row] = await db
    .select({ id: courses.id })
    .from(courses)
    .where(and(eq(courses.slug, slug), eq(courses.withdrawn, false)));
  return row?.id ?? null;
}

/** Courses by their slugs, in teaching order. */
export async function selectCourseTitles(slugs: readonly string[], locale: Locale) {
  if (slugs.length === 0) return [];
  return db
    .select({ slug: courses.slug, title: localizedColumn(courses.title, locale) })
    .from(courses)
    .where(and(inArray(courses.slug, [...slugs]), eq(courses.withdrawn, false)))
    .orderBy(asc(courses.position), asc(courses.id))
    .limit(maxRows);
}

const lessonsWhere = (course: SQL, name: string) =>
  builtOnce((on) => {
    const wanted = on.select({ id: courses.id }).from(courses).where(course);
    const visited = on
      .select({
        lessonId: runs.lessonId,
        finished: sql<boolean>`bool_or(${runs.finishedAt} is not null)`.as('finished'),
      })
      .from(runs)
      .where(eq(runs.userId, me))
      .groupBy(runs.lessonId)
      .as('visited');
    return on
      .select({
        id: lessons.id,
        courseId: lessons.courseId,
        slug: lessons.slug,
        title: localizedColumn(lessons.title, language),
        summary: localizedColumn(lessons.summary, language),
        announced: lessons.announced,
        words: sql<number>`(select count(*)::int from ${words} where ${words.lessonId} = ${lessons.id} and not ${words.withdrawn})`,
        exercises: sql<number>`(select count(*)::int from ${exercises} where ${exercises.lessonId} = ${lessons.id} and not ${exercises.withdrawn})`,
        started: sql<boolean>`${visited.lessonId} is not null`,
        finished: sql<boolean>`coalesce(${visited.finished}, false)`,
        jumpedOver: isJumpedOver(me),
      })
      .from(lessons)
      .leftJoin(visited, eq(visited.lessonId, lessons.id))
      .where(and(inArray(lessons.courseId, wanted), eq(lessons.withdrawn, false)))
      .orderBy(asc(lessons.courseId), asc(lessons.position), asc(lessons.id))
      .limit(maxLessons)
      .prepare(name);
  });

const allLessons = lessonsWhere(eq(courses.withdrawn, false), 'lessons');
const lessonsOfCourse = lessonsWhere(eq(courses.slug, sql.placeholder('slug')), 'lessons_of_course');

/** Lessons of one course, or of all without a slug, in order, with their contents and a learner's progress. */
export async function selectLessons(slug: string | null, userId: number, locale: Locale) {
  return slug === null
    ? allLessons().execute({ userId, locale })
    : lessonsOfCourse().execute({ slug, userId, locale });
}
export type LessonRow = Awaited<ReturnType<typeof selectLessons>>[number];

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
