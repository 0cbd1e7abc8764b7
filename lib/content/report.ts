import { exerciseKinds } from '@/db/enums';
import type { Kind } from '@/lib/exercises/schema';
import type { CourseSource, LessonSource } from './course-source';
import { russianOf } from './exercise-text';
import { minimumLevels, type Minima, type MinimumLevel } from './minima';
import { hasWords, unmarked } from './words';

/** What a lesson adds to the courses before it. */
export interface LessonReport {
  lesson: string;
  /** Words it teaches to be practised, and words of its theme beside them. */
  words: number;
  extra: number;
  /** Of both, those that no lesson before teaches. */
  fresh: number;
  /** Words of lessons before that its exercises use again. */
  reused: number;
  exercises: number;
  kinds: Record<Kind, number>;
}

interface CourseReport {
  course: string;
  lessons: LessonReport[];
}

/** How much of what a level asks for the courses teach. */
interface Coverage {
  level: MinimumLevel;
  asked: number;
  taught: number;
  missing: string[];
}

export interface ContentReport {
  courses: CourseReport[];
  /** Different headwords of all courses; phrases by themselves. */
  words: number;
  phrases: number;
  coverage: Coverage[];
}

/** What the courses teach, lesson by lesson in their order, and how far that goes. */
export function reportContent(courses: readonly CourseSource[], minima: Minima): ContentReport {
  const known = new Set<string>();
  const reports = courses.map(({ slug, lessons }) => ({
    course: slug,
    lessons: lessons.map((lesson) => reportLesson(lesson, known)),
  }));
  const headwords = courses.flatMap(({ lessons }) =>
    lessons.flatMap(({ words }) => words.flatMap(({ ru, forms }) => [ru, ...forms].map(unmarked))),
  );
  const all = [...known];
  return {
    courses: reports,
    words: all.filter((word) => !word.includes(' ')).length,
    phrases: all.filter((word) => word.includes(' ')).length,
    coverage: minimumLevels.map((level) => coverageOf(level, minima, new Set(headwords))),
  };
}

function reportLesson({ slug, words, exercises }: LessonSource, known: Set<string>): LessonReport {
  const own = words.map(({ ru }) => unmarked(ru));
  const texts = exercises.flatMap(({ content }) => russianOf(content).map(({ text }) => unmarked(text)));
  const before = [...known].filter((word) => !own.includes(word));
  const report = {
    lesson: slug,
    words: words.filter(({ extra }) => !extra).length,
    extra: words.filter(({ extra }) => extra).length,
    fresh: own.filter((word) => !known.has(word)).length,
    reused: before.filter((word) => texts.some((text) => hasWords(text, word))).length,
    exercises: exercises.length,
    kinds: countKinds(exercises),
  };
  own.forEach((word) => known.add(word));
  return report;
}

function countKinds(exercises: LessonSource['exercises']): Record<Kind, number> {
  const counts = exerciseKinds.map((kind) => [
    kind,
    exercises.filter(({ content }) => content.kind === kind).length,
  ]);
  return Object.fromEntries(counts) as Record<Kind, number>;
}

function coverageOf(level: MinimumLevel, minima: Minima, taught: ReadonlySet<string>): Coverage {
  const asked = [...minima].flatMap(([word, first]) => (first === level ? [word] : []));
  const missing = asked.filter((word) => !taught.has(word));
  return { level, asked: asked.length, taught: asked.length - missing.length, missing };
}
