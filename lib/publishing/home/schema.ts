import type { languageStatuses } from '@/db/enums';
import type { LessonLink } from '@/lib/learning/courses/schema';
import type { LocalizedText } from '@/lib/platform/i18n/localized-text';
import type { Rating } from '@/lib/learning/review/ratings';

/** How Russian stands in a country. */
export type LanguageStatus = (typeof languageStatuses)[number];

export interface LanguageCountry {
  /** ISO 3166-1 alpha-2. */
  country: string;
  status: LanguageStatus;
  /** Null where no source says. */
  speakers: number | null;
  sources: { title: string; address: string; year: number }[];
}

export interface Tip {
  key: string;
  title: string;
  body: string;
}

/** A course that somebody has begun. */
export interface CourseFigures {
  course: LessonLink;
  level: string;
  lessons: number;
  exercises: number;
  learners: number;
  finished: number;
}

/** A card to be tried: nothing of it is kept. */
export interface SampleCard {
  russian: string;
  gloss: LocalizedText;
  example: { russian: string; meaning: LocalizedText };
}

/** When a new card comes back, by rating. */
export interface SampleOutlook {
  rating: Rating;
  /** Seconds from the review on. */
  after: number;
}
