import 'server-only';
import { and, asc, eq, sql } from 'drizzle-orm';
import { catalogueVersions, courses, exercises, lessons, words } from '@/db/schema/courses';
import { courseSaves } from '@/db/schema/learning';
import { runs } from '@/db/schema/practice';
import { lessonOpenings } from '@/db/schema/skip-tests';
import { builtOnce } from '@/lib/platform/database/database';
import type { Locale } from '@/lib/platform/i18n/locales';
import { localizedColumn } from '@/lib/platform/i18n/localized-column';

const maxCourses = 200;
const maxLessons = 5000;

const language = sql.placeholder('locale');

const allCourses = builtOnce((on) =>
  on
    .select({
      id: courses.id,
      slug: courses.slug,
      level: courses.level,
      title: localizedColumn(courses.title, language),
      summary: localizedColumn(courses.summary, language),
      after: courses.after,
      announced: courses.announced,
    })
    .from(courses)
    .where(eq(courses.withdrawn, false))
    .orderBy(asc(courses.position), asc(courses.id))
    .limit(maxCourses)
    .prepare('courses'),
);

/** The courses in teaching order, with their texts in one language. */
export async function selectCourses(locale: Locale) {
  return allCourses().execute({ locale });
}

const allLessons = builtOnce((on) =>
  on
    .select({
      id: lessons.id,
      courseId: lessons.courseId,
      slug: lessons.slug,
      position: lessons.position,
      title: localizedColumn(lessons.title, language),
      summary: localizedColumn(lessons.summary, language),
      announced: lessons.announced,
      words: sql<number>`(select count(*)::int from ${words} where ${words.lessonId} = ${lessons.id} and not ${words.withdrawn})`,
      exercises: sql<number>`(select count(*)::int from ${exercises} where ${exercises.lessonId} = ${lessons.id} and not ${exercises.withdrawn})`,
    })
    .from(lessons)
    // Joined also for the names of columns: a query of one table writes them without their table.
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .where(and(eq(courses.withdrawn, false), eq(lessons.withdrawn, false)))
    .orderBy(asc(lessons.courseId), asc(lessons.position), asc(lessons.id))
    .limit(maxLessons)
    .prepare('lessons'),
);

/** The lessons of all courses, each course's in order, with their texts in one language and the sizes of their contents. */
export async function selectLessons(locale: Locale) {
  return allLessons().execute({ locale });
}

/** What a learner has done with the courses, and the version of what is taught. */
export interface LearnerRow {
  version: number;
  savedCourses: number[];
  startedLessons: number[];
  finishedLessons: number[];
  /**
   * For each course in which a skip test was passed: the position of the latest lesson before which one was. It still counts
   * when that lesson was withdrawn since.
   */
  openings: { course: number; position: number }[];
}

const learner = builtOnce((on) => {
  const me = sql.placeholder('userId');
  const opened = on
    .select({
      course: sql`${lessons.courseId}`.as('course'),
      position: sql`max(${lessons.position})`.as('position'),
    })
    .from(lessonOpenings)
    .innerJoin(lessons, eq(lessons.id, lessonOpenings.lessonId))
    .where(eq(lessonOpenings.userId, me))
    .groupBy(lessons.courseId)
    .as('opened');
  return on
    .select({
      version: catalogueVersions.version,
      savedCourses: sql<
        number[]
      >`array(select ${courseSaves.courseId} from ${courseSaves} where ${courseSaves.userId} = ${me})`,
      startedLessons: sql<
        number[]
      >`array(select distinct ${runs.lessonId} from ${runs} where ${runs.userId} = ${me})`,
      finishedLessons: sql<
        number[]
      >`array(select distinct ${runs.lessonId} from ${runs} where ${runs.userId} = ${me} and ${runs.finishedAt} is not null)`,
      openings: sql<LearnerRow['openings']>`(select coalesce(json_agg(opened), '[]') from ${opened})`,
    })
    .from(catalogueVersions)
    .prepare('learner_in_courses');
});

export async function selectLearner(userId: number): Promise<LearnerRow> {
  const [row] = await learner().execute({ userId });
  if (!row) throw new Error('The version of the catalogue is missing.');
  return row;
}
