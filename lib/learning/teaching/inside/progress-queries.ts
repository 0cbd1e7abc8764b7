import 'server-only';
import { and, asc, count, countDistinct, eq, gte, inArray, isNull, or, sql } from 'drizzle-orm';
import { appeals } from '@/db/schema/appeals';
import { lessonOpenings } from '@/db/schema/skip-tests';
import { courses, exercises, lessons } from '@/db/schema/courses';
import { attempts, runs } from '@/db/schema/practice';
import { db } from '@/lib/platform/database/database';
import { withPhoneJson } from '@/lib/platform/text/phone-column';

const maxLessons = 500;

/** Counts by course id; a course with a count of 0 is missing. */
type ByCourse = Map<number, number>;

/**
 * The number of learners who have begun each course, and of those who are done with it: every lesson that can be finished
 * is finished or skipped, and at least one is finished (lib/learning/courses/policy computes the same for one learner). A
 * course nobody has begun is missing.
 */
export async function selectProgress(courseIds: number[]) {
  const hasExercises = sql`exists (select from ${exercises} where ${exercises.lessonId} = ${lessons.id} and not ${exercises.withdrawn})`;
  const taught = db.$with('taught').as(
    db
      .select({
        id: lessons.id,
        courseId: lessons.courseId,
        position: lessons.position,
        required: sql<boolean>`not ${lessons.announced} and not ${courses.announced} and ${hasExercises}`.as(
          'required',
        ),
      })
      .from(lessons)
      .innerJoin(courses, eq(courses.id, lessons.courseId))
      .where(and(inArray(lessons.courseId, courseIds), eq(lessons.withdrawn, false))),
  );
  const walked = db.$with('walked').as(
    db
      .select({
        courseId: taught.courseId,
        userId: runs.userId,
        position: taught.position,
        finished: sql<boolean>`${taught.required} and bool_or(${runs.finishedAt} is not null)`.as('finished'),
      })
      .from(runs)
      .innerJoin(taught, eq(taught.id, runs.lessonId))
      .groupBy(taught.id, taught.courseId, taught.position, taught.required, runs.userId),
  );
  const jumped = db.$with('jumped').as(
    db
      .select({
        courseId: lessons.courseId,
        userId: lessonOpenings.userId,
        upto: sql<number>`max(${lessons.position})`.as('upto'),
      })
      .from(lessonOpenings)
      .innerJoin(lessons, eq(lessons.id, lessonOpenings.lessonId))
      .where(inArray(lessons.courseId, courseIds))
      .groupBy(lessons.courseId, lessonOpenings.userId),
  );
  const requiredFrom = (position: ReturnType<typeof sql>) =>
    sql`(select count(*) from ${taught} each where each.course_id = ${walked.courseId} and each.required and each.position >= ${position})`;
  const ahead = sql`${walked.position} >= coalesce(${jumped.upto}, 0)`;
  const learners = db.$with('learners').as(
    db
      .select({
        courseId: walked.courseId,
        isDone:
          sql<boolean>`bool_or(${walked.finished}) and count(*) filter (where ${walked.finished} and ${ahead}) = ${requiredFrom(sql`coalesce(${jumped.upto}, 0)`)}`.as(
            'is_done',
          ),
      })
      .from(walked)
      .leftJoin(jumped, and(eq(jumped.courseId, walked.courseId), eq(jumped.userId, walked.userId)))
      .groupBy(walked.courseId, walked.userId, jumped.upto),
  );
  const rows = await db
    .with(taught, walked, jumped, learners)
    .select({
      courseId: learners.courseId,
      learners: count(),
      finished: sql<number>`(count(*) filter (where ${learners.isDone}))::int`,
    })
    .from(learners)
    .groupBy(learners.courseId);
  return new Map(rows.map(({ courseId, ...progress }) => [courseId, progress]));
}

/** The number of learners who have answered since. Runs that ended before are not read. */
export async function selectActive(courseIds: number[], since: Date): Promise<ByCourse> {
  const hasAnswer = sql`exists (select from ${attempts} where ${attempts.runId} = ${runs.id} and ${gte(attempts.answeredAt, since)})`;
  const rows = await db
    .select({ courseId: lessons.courseId, value: countDistinct(runs.userId) })
    .from(runs)
    .innerJoin(lessons, and(eq(lessons.id, runs.lessonId), eq(lessons.withdrawn, false)))
    .where(
      and(
        inArray(lessons.courseId, courseIds),
        or(isNull(runs.finishedAt), gte(runs.finishedAt, since)),
        hasAnswer,
      ),
    )
    .groupBy(lessons.courseId);
  return new Map(rows.map(({ courseId, value }) => [courseId, value]));
}

export async function selectOpenAppeals(courseIds: number[]): Promise<ByCourse> {
  const rows = await db
    .select({ courseId: lessons.courseId, value: count() })
    .from(appeals)
    .innerJoin(exercises, eq(exercises.id, appeals.exerciseId))
    .innerJoin(lessons, eq(lessons.id, exercises.lessonId))
    .where(and(isNull(appeals.decision), inArray(lessons.courseId, courseIds)))
    .groupBy(lessons.courseId);
  return new Map(rows.map(({ courseId, value }) => [courseId, value]));
}

/** The lessons of a course in order, with the number of learners who have begun and finished each. */
export async function selectFunnel(courseId: number) {
  return db
    .select({
      slug: lessons.slug,
      title: withPhoneJson(lessons.title),
      announced: lessons.announced,
      started: countDistinct(runs.userId),
      finished: sql<number>`(count(distinct ${runs.userId}) filter (where ${runs.finishedAt} is not null))::int`,
    })
    .from(lessons)
    .leftJoin(runs, eq(runs.lessonId, lessons.id))
    .where(and(eq(lessons.courseId, courseId), eq(lessons.withdrawn, false)))
    .groupBy(lessons.id)
    .orderBy(asc(lessons.position), asc(lessons.id))
    .limit(maxLessons);
}
