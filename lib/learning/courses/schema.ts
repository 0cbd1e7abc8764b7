import { z } from 'zod';
import { aspects, cefrLevels, genders, partsOfSpeech } from '@/db/enums';
import { localizedText } from '@/lib/platform/i18n/localized-text';
import { rowId } from '@/lib/platform/validation/row-id';
import { passMarkPercent } from './limits';

/** The folder name of a course or lesson. */
export const contentSlug = z.string().regex(/^[a-z0-9-]{1,80}$/u);
export const courseParams = z.object({ course: contentSlug });
export { rowId };
export const lessonParams = z.object({ lesson: rowId });

const count = z.int().min(0);
const announced = z.boolean().describe('Under construction: to be seen, not yet to be learnt.');

const courseState = z
  .enum(['not_started', 'in_progress', 'done', 'passed'])
  .describe(
    `Done: all lessons finished or skipped. Passed: done with ${passMarkPercent} % right at the first try.`,
  );
export type CourseState = z.infer<typeof courseState>;

const courseHead = {
  slug: contentSlug,
  level: z.enum(cefrLevels),
  title: localizedText,
  summary: localizedText,
  announced,
  saved: z.boolean().describe('Whether the caller has saved it.'),
  state: courseState,
};

const lessonState = z
  .enum(['announced', 'not_started', 'started', 'finished', 'skipped'])
  .describe(
    'Every lesson may be read and practised, whatever comes before it, except an announced one, which is under construction. Skipped: not finished, and known by a check of five exercises before a later lesson.',
  );
export type LessonState = z.infer<typeof lessonState>;

const lessonCard = z
  .object({
    id: z.int(),
    slug: contentSlug,
    number: z.int().describe('Counted from 1.'),
    title: localizedText,
    summary: localizedText,
    words: count,
    exercises: count,
    state: lessonState,
    points: count,
  })
  .meta({ id: 'LessonCard' });
export type LessonCard = z.infer<typeof lessonCard>;

const nextLesson = lessonCard.pick({ slug: true, number: true, title: true, summary: true, state: true });
export type NextLesson = z.infer<typeof nextLesson>;

const courseCard = z
  .object({
    ...courseHead,
    lessons: count.describe('Those that are not under construction.'),
    finished: count.describe('Lessons the caller has finished; 0 without an account.'),
    words: count,
    exercises: count,
    next: nextLesson.nullable().describe('The lesson to go on with; null when there is none.'),
  })
  .meta({ id: 'CourseCard' });
export type CourseCard = z.infer<typeof courseCard>;
export const courseList = z.object({ courses: z.array(courseCard) });

export const savedMark = z.object({ saved: z.boolean() });
export type SavedMark = z.infer<typeof savedMark>;

export const lessonLink = z.object({ slug: contentSlug, title: localizedText }).meta({ id: 'LessonLink' });
export type LessonLink = z.infer<typeof lessonLink>;

export const courseView = z
  .object({
    ...courseHead,
    lessons: z.array(lessonCard),
    after: z.array(lessonLink).describe('Courses to take before: this one uses their words.'),
    next: contentSlug.nullable().describe('The lesson to go on with; null when there is none.'),
  })
  .meta({ id: 'Course' });
export type CourseView = z.infer<typeof courseView>;

export const wordView = z
  .object({
    id: z.int(),
    russian: z.string(),
    part: z.enum(partsOfSpeech),
    gender: z.enum(genders).nullable(),
    plural: z.boolean(),
    aspect: z.enum(aspects).nullable(),
    partner: z.string().nullable().describe('The verb of the other aspect.'),
    governs: z.string().nullable().describe('What case it asks for, in the words of Russian dictionaries.'),
    extra: z.boolean().describe('Belongs to the theme; no exercise practises it.'),
    gloss: localizedText,
    example: z.object({ russian: z.string(), meaning: localizedText }),
  })
  .meta({ id: 'Word' });
export type WordView = z.infer<typeof wordView>;

export const lessonInCourse = lessonLink.extend({
  id: z.int(),
  number: z.int().describe('Counted from 1.'),
  course: lessonLink,
  next: lessonLink.nullable(),
});
export type LessonInCourse = z.infer<typeof lessonInCourse>;

interface LessonsBefore {
  /** The first of them. */
  first: Pick<LessonCard, 'slug' | 'number' | 'title' | 'state'>;
  count: number;
}

export interface LessonView extends Omit<LessonInCourse, 'next'> {
  summary: z.infer<typeof localizedText>;
  lecture: { markdown: string; lang: string };
  words: WordView[];
  state: LessonState;
  exercises: number;
  /** Unfinished lessons to do before it; null when there are none. */
  before: LessonsBefore | null;
  /** The lesson after it; an announced one only when none is ready. */
  next: Pick<LessonCard, 'slug' | 'title' | 'state'> | null;
}
