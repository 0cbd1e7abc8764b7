import { z } from 'zod';
import type { cefrLevels, genders, partsOfSpeech } from '@/db/enums';
import type { Shown } from '@/lib/i18n/local-text';

/** The folder name of a course or lesson. */
export const contentSlug = z.string().regex(/^[a-z0-9-]{1,80}$/u);
export const courseParams = z.object({ course: contentSlug });
export const rowId = z
  .string()
  .regex(/^[1-9]\d{0,8}$/u)
  .transform(Number);
export const lessonParams = z.object({ lesson: rowId });

type Level = (typeof cefrLevels)[number];

export interface CourseCard {
  slug: string;
  level: Level;
  title: Shown;
  summary: Shown;
  lessons: number;
  /** Lessons the viewer has finished; 0 without an account. */
  finished: number;
}

/** Lessons open in order: a lesson is open when the one before is finished. */
export type LessonState = 'locked' | 'open' | 'started' | 'finished';

export interface LessonCard {
  id: number;
  slug: string;
  /** Counted from 1. */
  number: number;
  title: Shown;
  summary: Shown;
  words: number;
  exercises: number;
  state: LessonState;
  points: number;
}

export interface CourseView {
  slug: string;
  level: Level;
  title: Shown;
  summary: Shown;
  lessons: LessonCard[];
  /** The slug of the lesson to go on with; null when all are finished. */
  next: string | null;
}

export interface WordView {
  id: number;
  russian: string;
  part: (typeof partsOfSpeech)[number];
  gender: (typeof genders)[number] | null;
  plural: boolean;
  gloss: Shown;
  example: { russian: string; meaning: Shown };
}

export interface LessonLink {
  slug: string;
  title: Shown;
}

export interface LessonPlace extends LessonLink {
  id: number;
  number: number;
  course: LessonLink;
  next: LessonLink | null;
}

export interface LessonView extends LessonPlace {
  summary: Shown;
  lecture: { markdown: string; lang: string };
  words: WordView[];
  state: LessonState;
  exercises: number;
}
