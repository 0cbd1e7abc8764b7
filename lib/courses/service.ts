import 'server-only';
import type { Viewer } from '@/lib/auth/viewer';
import { AppError } from '@/lib/errors';
import type { Locale } from '@/lib/i18n/locales';
import { localMap, showIn, type Shown } from '@/lib/i18n/local-text';
import { canStudy, lessonStates } from './policy';
import {
  selectCourse,
  selectCourses,
  selectFinishedCounts,
  selectLecture,
  selectLessonPoints,
  selectLessons,
  selectSiblings,
  selectWords,
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

const nobody = 0;

/** A column of texts, for a reader; the loader wrote it through the same schema. */
const show = (locale: Locale, column: unknown): Shown => showIn(locale, localMap.parse(column));

export async function listCourses(viewer: Viewer | null, locale: Locale): Promise<CourseCard[]> {
  const finished = viewer ? await selectFinishedCounts(viewer.id) : new Map<number, number>();
  const rows = await selectCourses();
  return rows.map(({ id, title, summary, ...row }) => ({
    ...row,
    title: show(locale, title),
    summary: show(locale, summary),
    finished: finished.get(id) ?? 0,
  }));
}

/** Throws AppError('not_found'). */
export async function getCourse(viewer: Viewer | null, slug: string, locale: Locale): Promise<CourseView> {
  const course = await selectCourse(slug);
  if (!course) throw new AppError('not_found');
  const lessons = await listLessons(viewer, course.id, locale);
  return {
    slug: course.slug,
    level: course.level,
    title: show(locale, course.title),
    summary: show(locale, course.summary),
    lessons,
    next: lessons.find(({ state }) => state === 'open' || state === 'started')?.slug ?? null,
  };
}

async function listLessons(viewer: Viewer | null, courseId: number, locale: Locale): Promise<LessonCard[]> {
  const rows = await selectLessons(courseId, viewer?.id ?? nobody);
  const points = viewer ? await selectLessonPoints(courseId, viewer.id) : new Map<number, number>();
  const states = lessonStates(rows);
  return rows.map((row, index) => ({
    id: row.id,
    slug: row.slug,
    number: index + 1,
    title: show(locale, row.title),
    summary: show(locale, row.summary),
    words: row.words,
    exercises: row.exercises,
    state: states[index] ?? 'locked',
    points: points.get(row.id) ?? 0,
  }));
}

/** The lecture and the words. Throws AppError: 'not_found', 'lesson_locked'. */
export async function getLesson(
  viewer: Viewer,
  course: string,
  lesson: string,
  locale: Locale,
): Promise<LessonView> {
  const { course: courseLink, lesson: card, next } = await getOpenLesson(viewer, course, lesson, locale);
  const lecture = show(locale, await selectLecture(card.id));
  return {
    ...card,
    course: courseLink,
    lecture: { markdown: lecture.text, lang: lecture.lang },
    words: await listWords(card.id, locale),
    next,
  };
}

interface OpenLesson {
  course: LessonLink;
  lesson: LessonCard;
  next: LessonLink | null;
}

/** A lesson the learner may study, and the one after it. Throws AppError: 'not_found', 'lesson_locked'. */
async function getOpenLesson(
  viewer: Viewer,
  course: string,
  slug: string,
  locale: Locale,
): Promise<OpenLesson> {
  const view = await getCourse(viewer, course, locale);
  const index = view.lessons.findIndex((each) => each.slug === slug);
  const lesson = view.lessons[index];
  if (!lesson) throw new AppError('not_found');
  if (!canStudy(lesson.state)) throw new AppError('lesson_locked');
  const next = view.lessons[index + 1];
  return {
    course: { slug: view.slug, title: view.title },
    lesson,
    next: next ? { slug: next.slug, title: next.title } : null,
  };
}

/** Throws AppError: 'not_found', 'lesson_locked'. */
export async function requireOpenLesson(viewer: Viewer, lessonId: number, locale: Locale): Promise<void> {
  const { course, slug } = await getLessonPlace(lessonId, locale);
  await getOpenLesson(viewer, course.slug, slug, locale);
}

/** Where a lesson stands in its course. Throws AppError('not_found'). */
export async function getLessonPlace(lessonId: number, locale: Locale): Promise<LessonPlace> {
  const siblings = await selectSiblings(lessonId);
  const index = siblings.findIndex(({ id }) => id === lessonId);
  const lesson = siblings[index];
  if (!lesson) throw new AppError('not_found');
  const next = siblings[index + 1];
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
