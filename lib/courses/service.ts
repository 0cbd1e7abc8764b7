import 'server-only';
import type { Viewer } from '@/lib/auth/viewer';
import { AppError } from '@/lib/errors';
import type { Locale } from '@/lib/i18n/locales';
import { localMap, showIn, type Shown } from '@/lib/i18n/local-text';
import { getSettings } from '@/lib/settings/service';
import { fillPhone } from '@/lib/text/contact-phone';
import { canStudy, nextOf } from './policy';
import {
  nobody,
  selectCourse,
  selectCourseTitles,
  selectCourses,
  selectLecture,
  selectLessonPoints,
  selectSiblings,
  selectWords,
  type CourseRow,
} from './queries';
import type {
  CourseCard,
  CourseView,
  LessonCard,
  LessonLink,
  LessonPlace,
  LessonView,
  WordView,
} from './schema';
import { listStandings } from './standing';

/** A column of texts, for a reader; the loader wrote it through the same schema. */
const show = (locale: Locale, column: unknown): Shown => showIn(locale, localMap.parse(column));

/** The courses, those of `/courses` and `/courses/list` alike: three queries at most. */
export async function listCourses(viewer: Viewer | null, locale: Locale): Promise<CourseCard[]> {
  const rows = await selectCourses(viewer?.id ?? nobody);
  const standingIn = await listStandings(viewer, rows);
  return rows.map((row) => {
    const { state, lessons } = standingIn(row);
    const ready = lessons.filter(({ announced }) => !announced);
    const next = nextOf(lessons);
    return {
      ...headOf(row, locale),
      state,
      lessons: ready.length,
      finished: ready.filter(({ finished }) => finished).length,
      words: ready.reduce((sum, { words }) => sum + words, 0),
      exercises: ready.reduce((sum, { exercises }) => sum + exercises, 0),
      next: next && {
        slug: next.slug,
        number: lessons.indexOf(next) + 1,
        title: show(locale, next.title),
        summary: show(locale, next.summary),
        state: next.state,
      },
    };
  });
}

/** Throws AppError('not_found'), also for a course that was withdrawn. */
export async function getCourse(viewer: Viewer | null, slug: string, locale: Locale): Promise<CourseView> {
  const course = await selectCourse(slug, viewer?.id ?? nobody);
  if (!course) throw new AppError('not_found');
  const { state, lessons } = (await listStandings(viewer, [course]))(course);
  const before = await selectCourseTitles(course.after);
  const points = viewer ? await selectLessonPoints(course.id, viewer.id) : new Map<number, number>();
  return {
    ...headOf(course, locale),
    state,
    lessons: lessons.map((row, index) => ({
      id: row.id,
      slug: row.slug,
      number: index + 1,
      title: show(locale, row.title),
      summary: show(locale, row.summary),
      words: row.words,
      exercises: row.exercises,
      state: row.state,
      points: points.get(row.id) ?? 0,
    })),
    after: before.map(({ slug: each, title }) => ({ slug: each, title: show(locale, title) })),
    next: nextOf(lessons)?.slug ?? null,
  };
}

const headOf = ({ slug, level, title, summary, announced, saved }: CourseRow, locale: Locale) => ({
  slug,
  level,
  title: show(locale, title),
  summary: show(locale, summary),
  announced,
  saved,
});

/** The lecture and the words. Throws AppError: 'not_found', 'lesson_locked'. */
export async function getLesson(
  viewer: Viewer,
  course: string,
  lesson: string,
  locale: Locale,
): Promise<LessonView> {
  const { course: courseLink, lesson: card, next } = await getOpenLesson(viewer, course, lesson, locale);
  const [stored, settings] = await Promise.all([selectLecture(card.id), getSettings()]);
  const lecture = show(locale, stored);
  return {
    ...card,
    course: courseLink,
    lecture: { markdown: fillPhone(lecture.text, settings['site.phone']), lang: lecture.lang },
    words: await listWords(card.id, locale),
    next,
  };
}

interface OpenLesson {
  course: LessonLink;
  lesson: LessonCard;
  next: LessonView['next'];
}

/**
 * A lesson the learner may study, and the one after it. Throws AppError: 'not_found', also for one that is only
 * announced, and 'lesson_locked'.
 */
async function getOpenLesson(
  viewer: Viewer,
  course: string,
  slug: string,
  locale: Locale,
): Promise<OpenLesson> {
  const view = await getCourse(viewer, course, locale);
  const index = view.lessons.findIndex((each) => each.slug === slug);
  const lesson = view.lessons[index];
  if (!lesson || lesson.state === 'announced') throw new AppError('not_found');
  if (!canStudy(lesson.state)) throw new AppError('lesson_locked');
  const following = view.lessons.slice(index + 1);
  const next = following.find(({ state }) => state !== 'announced') ?? following[0];
  return {
    course: { slug: view.slug, title: view.title },
    lesson,
    next: next ? { slug: next.slug, title: next.title, state: next.state } : null,
  };
}

/** A lesson to practise. Throws AppError: 'not_found', also for one without exercises, 'lesson_locked'. */
export async function requireOpenLesson(viewer: Viewer, lessonId: number, locale: Locale): Promise<void> {
  const { course, slug } = await getLessonPlace(lessonId, locale);
  const { lesson } = await getOpenLesson(viewer, course.slug, slug, locale);
  if (lesson.exercises === 0) throw new AppError('not_found');
}

/** A lesson somebody may read. Throws AppError('not_found'), also for one that is locked. */
export async function requireReadableLesson(viewer: Viewer, lessonId: number, locale: Locale): Promise<void> {
  const { course, slug } = await getLessonPlace(lessonId, locale);
  const { lessons } = await getCourse(viewer, course.slug, locale);
  const lesson = lessons.find((each) => each.slug === slug);
  if (!lesson || !canStudy(lesson.state)) throw new AppError('not_found');
}

/** Where a lesson stands in its course. Throws AppError('not_found'). */
export async function getLessonPlace(lessonId: number, locale: Locale): Promise<LessonPlace> {
  const siblings = await selectSiblings(lessonId);
  const index = siblings.findIndex(({ id }) => id === lessonId);
  const lesson = siblings[index];
  if (!lesson) throw new AppError('not_found');
  const next = siblings.slice(index + 1).find(({ announced }) => !announced);
  return {
    id: lesson.id,
    slug: lesson.slug,
    number: index + 1,
    title: show(locale, lesson.title),
    course: { slug: lesson.courseSlug, title: show(locale, lesson.courseTitle) },
    next: next ? { slug: next.slug, title: show(locale, next.title) } : null,
  };
}

export async function listWords(lessonId: number, locale: Locale): Promise<WordView[]> {
  const rows = await selectWords(lessonId);
  return rows.map(({ gloss, example, ...row }) => {
    const sentence = { russian: localMap.parse(example).ru, meaning: show(locale, example) };
    return { ...row, gloss: show(locale, gloss), example: sentence };
  });
}
