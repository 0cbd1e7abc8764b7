import 'server-only';
import { and, asc, count, eq, isNotNull, sql, sum } from 'drizzle-orm';
import { courses, exercises, lessons, words } from '@/db/schema/courses';
import { rewards, runs } from '@/db/schema/practice';
import { db } from '@/lib/database';

const most = 200;

export async function selectCourses() {
  return db
    .select({
      id: courses.id,
      slug: courses.slug,
      level: courses.level,
      title: courses.title,
      summary: courses.summary,
      lessons: count(lessons.id),
    })
    .from(courses)
    .leftJoin(lessons, and(eq(lessons.courseId, courses.id), eq(lessons.withdrawn, false)))
    .where(eq(courses.withdrawn, false))
    .groupBy(courses.id)
    .orderBy(asc(courses.position), asc(courses.id))
    .limit(most);
}

export async function selectCourse(slug: string) {
  const [row] = await db
    .select({
      id: courses.id,
      slug: courses.slug,
      level: courses.level,
      title: courses.title,
      summary: courses.summary,
    })
    .from(courses)
    .where(and(eq(courses.slug, slug), eq(courses.withdrawn, false)));
  return row ?? null;
}

/** The lessons of a course in order, with what they hold and how far a learner is (`userId` 0: nobody). */
export async function selectLessons(courseId: number, userId: number) {
  return db
    .select({
      id: lessons.id,
      slug: lessons.slug,
      title: lessons.title,
      summary: lessons.summary,
      words: sql<number>`(select count(*)::int from ${words} where ${words.lessonId} = ${lessons.id} and not ${words.withdrawn})`,
      exercises: sql<number>`(select count(*)::int from ${exercises} where ${exercises.lessonId} = ${lessons.id} and not ${exercises.withdrawn})`,
      started: sql<boolean>`exists (select from ${runs} where ${runs.lessonId} = ${lessons.id} and ${runs.userId} = ${userId})`,
      finished: sql<boolean>`exists (select from ${runs} where ${runs.lessonId} = ${lessons.id} and ${runs.userId} = ${userId} and ${runs.finishedAt} is not null)`,
    })
    .from(lessons)
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .where(and(eq(lessons.courseId, courseId), eq(lessons.withdrawn, false)))
    .orderBy(asc(lessons.position), asc(lessons.id))
    .limit(most);
}

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

/** How many lessons of each course a learner has finished. */
export async function selectFinishedCounts(userId: number): Promise<Map<number, number>> {
  const rows = await db
    .select({ course: lessons.courseId, finished: sql<number>`count(distinct ${lessons.id})::int` })
    .from(runs)
    .innerJoin(lessons, and(eq(lessons.id, runs.lessonId), eq(lessons.withdrawn, false)))
    .where(and(eq(runs.userId, userId), isNotNull(runs.finishedAt)))
    .groupBy(lessons.courseId);
  return new Map(rows.map(({ course, finished }) => [course, finished]));
}

/** All lessons of the course a lesson belongs to, in order; empty when the lesson is unknown or withdrawn. */
export async function selectSiblings(lessonId: number) {
  const own = db.select({ course: lessons.courseId }).from(lessons).where(eq(lessons.id, lessonId));
  return db
    .select({
      id: lessons.id,
      slug: lessons.slug,
      title: lessons.title,
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
      gloss: words.gloss,
      example: words.example,
    })
    .from(words)
    .where(and(eq(words.lessonId, lessonId), eq(words.withdrawn, false)))
    .orderBy(asc(words.position), asc(words.id))
    .limit(most);
}
