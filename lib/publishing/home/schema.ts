import type { languageStatuses } from '@/db/enums';
import type { LessonLink } from '@/lib/learning/courses/schema';
import type { LocalizedText } from '@/lib/platform/i18n/localized-text';
import type { Rating } from '@/lib/learning/review/ratings';

/** The legal status of Russian in a country. */
export type LanguageStatus = (typeof languageStatuses)[number];

export interface LanguageCountry {
  /** ISO 3166-1 alpha-2. */
  country: string;
  status: LanguageStatus;
  /** Null when no source gives a number. */
  speakers: number | null;
  sources: { title: string; address: string; year: number }[];
}

export interface Tip {
  key: string;
  title: string;
  body: string;
}

/** The numbers of a course that at least one learner has begun. */
export interface CourseFigures {
  course: LessonLink;
  level: string;
  lessons: number;
  exercises: number;
  learners: number;
  finished: number;
}

/** A review card to try out; nothing of the trial is stored. */
export interface SampleCard {
  russian: string;
  gloss: LocalizedText;
  example: { russian: string; meaning: LocalizedText };
}

/** After how long a new card comes back, for one rating. */
export interface SampleInterval {
  rating: Rating;
  /** Counted from the review. */
  afterSeconds: number;
}
