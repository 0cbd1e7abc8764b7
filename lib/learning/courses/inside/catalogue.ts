import 'server-only';
import { LRUCache } from 'lru-cache';
import { locales, type Locale } from '@/lib/platform/i18n/locales';
import { selectCourses, selectLearner, selectLessons, type LearnerRow } from './catalogue-queries';

/** A user id that nobody has, for visitors who are not signed in. */
const anonymousId = 0;

interface Catalogue {
  version: number;
  courses: Awaited<ReturnType<typeof selectCourses>>;
  lessons: Awaited<ReturnType<typeof selectLessons>>;
}

/** What is taught, in each language: the same for everybody, and read again only when its version in the database has changed. */
const catalogues = new LRUCache<Locale, Promise<Catalogue>>({ max: locales.length });

export type CourseRow = Catalogue['courses'][number] & { saved: boolean };
export type LessonRow = Catalogue['lessons'][number] & {
  started: boolean;
  finished: boolean;
  jumpedOver: boolean;
};

/** All courses and their lessons, with a learner's progress. */
export async function loadCourses(userId: number | undefined, locale: Locale) {
  const learner = await selectLearner(userId ?? anonymousId);
  const { courses, lessons } = await getCatalogue(learner.version, locale);
  const saved = new Set(learner.savedCourses);
  return {
    courses: courses.map((course): CourseRow => ({ ...course, saved: saved.has(course.id) })),
    lessons: withProgress(lessons, learner),
  };
}

function withProgress(lessons: Catalogue['lessons'], learner: LearnerRow): LessonRow[] {
  const started = new Set(learner.startedLessons);
  const finished = new Set(learner.finishedLessons);
  const openings = new Map(learner.openings.map(({ course, position }) => [course, position]));
  return lessons.map((lesson) => ({
    ...lesson,
    started: started.has(lesson.id),
    finished: finished.has(lesson.id),
    jumpedOver: lesson.position < (openings.get(lesson.courseId) ?? -Infinity),
  }));
}

/** @param version what the database has now: a catalogue that is read meanwhile may be newer, and is read once more then */
async function getCatalogue(version: number, locale: Locale): Promise<Catalogue> {
  const known = await catalogues.get(locale)?.catch(() => undefined);
  if (known?.version === version) return known;
  const read = readCatalogue(version, locale);
  catalogues.set(locale, read);
  return read;
}

async function readCatalogue(version: number, locale: Locale): Promise<Catalogue> {
  const [courses, lessons] = await Promise.all([selectCourses(locale), selectLessons(locale)]);
  return { version, courses, lessons };
}
