import type { topics } from '@/db/enums';
import type { ExerciseContent } from '@/lib/russian/exercises/schema';
import type { ContentTranslations } from '@/lib/platform/i18n/localized-text';
import type { CourseFile, Word } from './schema';
import type { Locate } from './yaml-file';

/* A course as its files have it. Every `at` gives the place of a path for the faults that rules find. */

interface ExerciseSource {
  id: string;
  topics: (typeof topics)[number][];
  content: ExerciseContent;
  at: Locate;
}

export interface WordSource extends Word {
  at: Locate;
}

export interface LessonSource {
  slug: string;
  title: ContentTranslations;
  summary: ContentTranslations;
  announced: boolean;
  words: WordSource[];
  exercises: ExerciseSource[];
  /** Markdown by language; empty while there is none, in a lesson that is announced. */
  lecture: Partial<ContentTranslations>;
  lectureFile: (language: string) => string;
  atExercises: Locate;
}

export interface CourseSource extends Omit<CourseFile, 'lessons'> {
  slug: string;
  lessons: LessonSource[];
  /** SHA-256 of all files. */
  fingerprint: string;
  at: Locate;
}

/** What the rules for exercises look at: every course has it, and so has the placement test. */
export interface ExerciseBook {
  names: readonly string[];
  lessons: readonly {
    words: readonly WordSource[];
    exercises: readonly Pick<ExerciseSource, 'id' | 'content' | 'at'>[];
  }[];
}
