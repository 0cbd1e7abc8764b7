import type { topics } from '@/db/enums';
import type { ExerciseContent } from '@/lib/russian/exercises/schema';
import type { ContentTranslations } from '@/lib/platform/i18n/localized-text';
import type { CourseFile, Word } from './schema';
import type { Locate } from '@/lib/content/files/yaml-file';

/* A course as parsed from its files. Every `at` maps a path in the data to its source location, for fault messages. */

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
  /** Markdown by language; may be empty in a lesson that is only announced. */
  lecture: Partial<ContentTranslations>;
  lectureFile: (language: string) => string;
  atExercises: Locate;
}

export interface CourseSource extends Omit<CourseFile, 'lessons'> {
  slug: string;
  lessons: LessonSource[];
  /** SHA-256 over all files. */
  fingerprint: string;
  at: Locate;
}

/** The part of a course or of the placement test that the rules for exercises need. */
export interface ExerciseBook {
  names: readonly string[];
  lessons: readonly {
    words: readonly WordSource[];
    exercises: readonly Pick<ExerciseSource, 'id' | 'content' | 'at'>[];
  }[];
}
