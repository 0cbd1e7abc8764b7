import 'server-only';
import { z } from 'zod';
import { now } from '@/lib/platform/clock';
import { listCourses, listWords } from '@/lib/learning/courses/service';
import type { Locale } from '@/lib/platform/i18n/locales';
import { ratings } from '@/lib/learning/review/ratings';
import { freshMemory, preview } from '@/lib/learning/review/schedule';
import { countLearners } from '@/lib/learning/teaching/learner-counts';
import { selectCountries, selectTips } from './inside/queries';
import type { CourseFigures, LanguageCountry, SampleCard, SampleInterval, Tip } from './schema';

const texts = z.record(z.string(), z.string());
const sources = z.array(z.object({ title: z.string(), address: z.string(), year: z.int() }));

export async function listTips(locale: Locale): Promise<Tip[]> {
  const rows = await selectTips();
  // The content check requires every language of the interface.
  const read = (column: unknown) => texts.parse(column)[locale] ?? '';
  return rows.map(({ key, title, body }) => ({ key, title: read(title), body: read(body) }));
}

export async function listLanguageCountries(): Promise<LanguageCountry[]> {
  const rows = await selectCountries();
  return rows.map(({ source, ...row }) => ({ ...row, sources: sources.parse(source) }));
}

/** Courses that somebody has begun, the most popular first. */
export async function listCourseFigures(locale: Locale): Promise<CourseFigures[]> {
  const courses = (await listCourses(null, locale)).filter(({ announced }) => !announced);
  const counts = await countLearners(courses.map(({ slug }) => slug));
  return courses
    .map(({ slug, title, level, lessons, exercises }) => ({
      course: { slug, title },
      level,
      lessons,
      exercises,
      ...(counts.get(slug) ?? { learners: 0, finished: 0 }),
    }))
    .filter(({ learners }) => learners > 0)
    .sort((a, b) => b.learners - a.learners || a.course.slug.localeCompare(b.course.slug));
}

const maxCards = 4;

/** Words to try the review with: only nouns, which are easy to picture. */
export async function listSampleCards(lesson: number, locale: Locale): Promise<SampleCard[]> {
  const words = (await listWords(lesson, locale)).filter(({ part }) => part === 'noun');
  return words.slice(0, maxCards).map(({ russian, gloss, example }) => ({ russian, gloss, example }));
}

/** After how long a card comes back when it is reviewed for the first time, for each rating. */
export function sampleIntervals(): SampleInterval[] {
  const reviewedAt = now();
  const outcomes = preview(freshMemory(reviewedAt), reviewedAt, null);
  return ratings.map((rating) => ({
    rating,
    afterSeconds: Math.round((outcomes[rating].due.getTime() - reviewedAt.getTime()) / 1000),
  }));
}
