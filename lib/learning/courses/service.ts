import 'server-only';
import type { Viewer } from '@/lib/people/auth/viewer';
import { AppError } from '@/lib/platform/errors';
import type { Locale } from '@/lib/platform/i18n/locales';
import { getSettings } from '@/lib/people/settings/service';
import { fillPhone } from '@/lib/platform/text/contact-phone';
import { unfinishedBefore, findNextLesson } from './policy';
import { loadCourses, type CourseRow } from './inside/catalogue';
import { selectLecture, selectLessonPoints, selectSiblings, selectWords } from './inside/queries';
import type { CourseCard, CourseView, LessonCard, LessonInCourse, LessonView, WordView } from './schema';
import { loadProgress } from './inside/course-progress';

/** The courses for `/courses` and `/courses/list`, with two queries, unless what is taught has changed. */
export async function listCourses(viewer: Pick<Viewer, 'id'> | null, locale: Locale): Promise<CourseCard[]> {
  const { courses, lessons: rows } = await loadCourses(viewer?.id, locale);
  const progressIn = await loadProgress(viewer, courses, rows);
  return courses.map((row) => {
    const { state, lessons } = progressIn(row);
    const ready = lessons.filter(({ announced }) => !announced);
    const next = findNextLesson(lessons);
    return {
      ...headOf(row),
      state,
      lessons: ready.length,
      finished: ready.filter(({ finished }) => finished).length,
      words: ready.reduce((sum, { words }) => sum + words, 0),
      exercises: ready.reduce((sum, { exercises }) => sum + exercises, 0),
      next: next && {
        slug: next.slug,
        number: lessons.indexOf(next) + 1,
        title: next.title,
        summary: next.summary,
        state: next.state,
      },
    };
  });
}

/** Throws AppError('not_found'), also for a course that was withdrawn. */
export async function getCourse(viewer: Viewer | null, slug: string, locale: Locale): Promise<CourseView> {
  const [{ courses, lessons: rows }, points] = await Promise.all([
    loadCourses(viewer?.id, locale),
    viewer ? selectLessonPoints(slug, viewer.id) : new Map<number, number>(),
  ]);
  const course = courses.find((each) => each.slug === slug);
  if (!course) throw new AppError('not_found');
  const progressIn = await loadProgress(viewer, [course], rows);
  const { state, lessons } = progressIn(course);
  return {
    ...headOf(course),
    state,
    lessons: lessons.map((row, index) => ({
      id: row.id,
      slug: row.slug,
      number: index + 1,
      title: row.title,
      summary: row.summary,
      words: row.words,
      exercises: row.exercises,
      state: row.state,
      points: points.get(row.id) ?? 0,
    })),
    after: courses
      .filter((each) => course.after.includes(each.slug))
      .map(({ slug: earlier, title }) => ({ slug: earlier, title })),
    next: findNextLesson(lessons)?.slug ?? null,
  };
}

const headOf = ({ slug, level, title, summary, announced, saved }: CourseRow) => ({
  slug,
  level,
  title,
  summary,
  announced,
  saved,
});

/**
 * The lecture and the words of a lesson, with the learner's state. Throws AppError('not_found'), also for
 * one that is only announced.
 */
export async function getLesson(course: CourseView, slug: string, locale: Locale): Promise<LessonView> {
  const lesson = requireReady(course, slug);
  const [lecture, settings, words] = await Promise.all([
    selectLecture(lesson.id, locale),
    getSettings(),
    listWords(lesson.id, locale),
  ]);
  if (!lecture) throw new AppError('not_found');
  return {
    ...lesson,
    course: { slug: course.slug, title: course.title },
    lecture: { markdown: fillPhone(lecture.text, settings['site.phone']), lang: lecture.lang },
    words,
    before: preceding(course, lesson),
    next: following(course, lesson),
  };
}

function requireReady({ lessons }: CourseView, slug: string): LessonCard {
  const lesson = lessons.find((each) => each.slug === slug);
  if (!lesson || lesson.state === 'announced') throw new AppError('not_found');
  return lesson;
}

function preceding({ lessons }: CourseView, { number }: LessonCard): LessonView['before'] {
  const left = unfinishedBefore(lessons.slice(0, number - 1));
  const [first] = left;
  return first ? { first, count: left.length } : null;
}

function following({ lessons }: CourseView, { number }: LessonCard): LessonView['next'] {
  const later = lessons.slice(number);
  const next = later.find(({ state }) => state !== 'announced') ?? later[0];
  return next ? { slug: next.slug, title: next.title, state: next.state } : null;
}

/**
 * Checks that a lesson can be practised. Throws AppError('not_found'), also for one that is only announced or has no exercises.
 * @returns its place
 */
export async function requirePractice(
  viewer: Viewer,
  lessonId: number,
  locale: Locale,
): Promise<LessonInCourse> {
  const lesson = await getLessonInCourse(lessonId, locale);
  const card = requireReady(await getCourse(viewer, lesson.course.slug, locale), lesson.slug);
  if (card.exercises === 0) throw new AppError('not_found');
  return lesson;
}

/** Checks that a lesson can be read. Throws AppError('not_found'), also for one that is only announced. */
export async function requireReadableLesson(viewer: Viewer, lessonId: number, locale: Locale): Promise<void> {
  const { course, slug } = await getLessonInCourse(lessonId, locale);
  requireReady(await getCourse(viewer, course.slug, locale), slug);
}

/** A lesson's position in its course. Throws AppError('not_found'). */
export async function getLessonInCourse(lessonId: number, locale: Locale): Promise<LessonInCourse> {
  const siblings = await selectSiblings(lessonId, locale);
  const index = siblings.findIndex(({ id }) => id === lessonId);
  const lesson = siblings[index];
  if (!lesson) throw new AppError('not_found');
  const next = siblings.slice(index + 1).find(({ announced }) => !announced);
  return {
    id: lesson.id,
    slug: lesson.slug,
    number: index + 1,
    title: lesson.title,
    course: { slug: lesson.courseSlug, title: lesson.courseTitle },
    next: next ? { slug: next.slug, title: next.title } : null,
  };
}

export async function listWords(lessonId: number, locale: Locale): Promise<WordView[]> {
  const rows = await selectWords(lessonId, locale);
  return rows.map(({ sentence, meaning, ...row }) => ({ ...row, example: { russian: sentence, meaning } }));
}
