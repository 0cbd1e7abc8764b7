import 'server-only';
import { and, asc, eq, inArray, sql, sum } from 'drizzle-orm';
import { courses, exercises, lessons, words } from '@/db/schema/courses';
import { courseSaves } from '@/db/schema/learning';
import { rewards, runs } from '@/db/schema/practice';
import { db } from '@/lib/database';
import { isJumpedOver } from './jumped-over';

const most = 200;
const mostLessons = 5000;

/** For a learner's id where nobody is signed in. */
export const nobody = 0;

const courseColumns = (userId: number) => ({
  id: courses.id,
  slug: courses.slug,
  level: courses.level,
  title: courses.title,
  summary: courses.summary,
  after: courses.after,
  announced: courses.announced,
  saved: sql<boolean>`exists (select from ${courseSaves} where ${courseSaves.userId} = ${userId} and ${courseSaves.courseId} = ${courses.id})`,
});

export async function selectCourses(userId: number) {
  return db
    .select(courseColumns(userId))
    .from(courses)
    .where(eq(courses.withdrawn, false))
    .orderBy(asc(courses.position), asc(courses.id))
    .limit(most);
}
export type CourseRow = Awaited<ReturnType<typeof selectCourses>>[number];

export async function selectCourse(slug: string, userId: number): Promise<CourseRow | null> {
  const [row] = await db
    .select(courseColumns(userId))
    .from(courses)
    .where(and(eq(courses.slug, slug), eq(courses.withdrawn, false)));
  return row ?? null;
}

/** Courses by their slugs, in teaching order. */
export async function selectCourseTitles(slugs: readonly string[]) {
  if (slugs.length === 0) return [];
  return db
    .select({ slug: courses.slug, title: courses.title })
    .from(courses)
    .where(and(inArray(courses.slug, [...slugs]), eq(courses.withdrawn, false)))
    .orderBy(asc(courses.position), asc(courses.id))
    .limit(most);
}

/** The lessons of courses, each in order, with what they hold and how far a learner is. */
export async function selectLessons(courseIds: number[], userId: number) {
  const mine = db
    .select({
      lessonId: runs.lessonId,
      finished: sql<boolean>`bool_or(${runs.finishedAt} is not null)`.as('finished'),
    })
    .from(runs)
    .where(eq(runs.userId, userId))
    .groupBy(runs.lessonId)
    .as('mine');
  return db
    .select({
      id: lessons.id,
      courseId: lessons.courseId,
      slug: lessons.slug,
      title: lessons.title,
      summary: lessons.summary,
      announced: lessons.announced,
      words: sql<number>`(select count(*)::int from ${words} where ${words.lessonId} = ${lessons.id} and not ${words.withdrawn})`,
      exercises: sql<number>`(select count(*)::int from ${exercises} where ${exercises.lessonId} = ${lessons.id} and not ${exercises.withdrawn})`,
      started: sql<boolean>`${mine.lessonId} is not null`,
      finished: sql<boolean>`coalesce(${mine.finished}, false)`,
      jumpedOver: isJumpedOver(userId),
    })
    .from(lessons)
    .leftJoin(mine, eq(mine.lessonId, lessons.id))
    .where(and(inArray(lessons.courseId, courseIds), eq(lessons.withdrawn, false)))
    .orderBy(asc(lessons.courseId), asc(lessons.position), asc(lessons.id))
    .limit(mostLessons);
}
export type LessonRow = Awaited<ReturnType<typeof selectLessons>>[number];

/** Points a learner has from each lesson of a course. */
export async function selectLessonPoints(courseId: number, userId: number): Promise<Map<number, number>> {
  const rows = await db
    .select({ lesson: lessons.id, points: sum(rewards.points).mapWith(Number) })
    .from(rewards)
    .leftJoin(exercises, and(eq(rewards.reason, 'exercise'), eq(exercises.id, rewards.subjectId)))
    .innerJoin(
      lessons,
      sql`${lessons.id} = case when ${rewards.reason} = 'lesson' then ${rewards.subjectId} else ${exercises.lessonId} end`,
    )
    .where(and(eq(rewards.userId, userId), eq(lessons.courseId, courseId)))
    .groupBy(lessons.id);
  return new Map(rows.map(({ lesson, points }) => [lesson, points]));
}

/** All lessons of the course a lesson belongs to, in order; empty when the lesson is unknown or withdrawn. */
export async function selectSiblings(lessonId: number) {
  const own = db.select({ course: lessons.courseId }).from(lessons).where(eq(lessons.id, lessonId));
  return db
    .select({
      id: lessons.id,
      slug: lessons.slug,
      title: lessons.title,
      announced: lessons.announced,
      courseSlug: courses.slug,
      courseTitle: courses.title,
    })
    .from(lessons)
    .innerJoin(courses, and(eq(courses.id, lessons.courseId), eq(courses.withdrawn, false)))
    .where(and(eq(lessons.courseId, own), eq(lessons.withdrawn, false)))
    .orderBy(asc(lessons.position), asc(lessons.id))
    .limit(most);
}

export async function selectLecture(lessonId: number): Promise<unknown> {
  const [row] = await db.select({ lecture: lessons.lecture }).from(lessons).where(eq(lessons.id, lessonId));
  return row?.lecture;
}

export async function selectWords(lessonId: number) {
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
      gloss: words.gloss,
      example: words.example,
    })
    .from(words)
    .where(and(eq(words.lessonId, lessonId), eq(words.withdrawn, false)))
    .orderBy(asc(words.position), asc(words.id))
    .limit(most);
}

/** Saving again changes nothing: the first moment stays. */
export async function insertSave(userId: number, courseId: number, savedAt: Date): Promise<void> {
  await db.insert(courseSaves).values({ userId, courseId, savedAt }).onConflictDoNothing();
}

export async function deleteSave(userId: number, courseId: number): Promise<void> {
  await db.delete(courseSaves).where(and(eq(courseSaves.userId, userId), eq(courseSaves.courseId, courseId)));
}

/** Lessons one may link to. */
export async function selectLessonTitles() {
  return db
    .select({ course: courses.slug, lesson: lessons.slug, title: lessons.title })
    .from(lessons)
    .innerJoin(courses, and(eq(courses.id, lessons.courseId), eq(courses.withdrawn, false)))
    .where(and(eq(lessons.withdrawn, false), eq(lessons.announced, false)))
    .orderBy(asc(lessons.id))
    .limit(mostLessons);
}
