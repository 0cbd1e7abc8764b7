import { exerciseKinds } from '@/db/enums';
import type { Lexicon } from '@/lib/russian/exercises/lexicon';
import type { Kind } from '@/lib/russian/exercises/schema';
import type { CourseSource, LessonSource } from './courses/source';
import { shownRussianOf } from './courses/exercise-text';
import { minimumLevels, type Minima, type MinimumLevel } from './lexicon/minima';
import { hasWords, unmarked, wordsIn } from './text/words';

/** The numbers of one lesson. */
export interface LessonReport {
  lesson: string;
  /** Words that its exercises practise, and extra words of its theme. */
  words: number;
  extra: number;
  /** Words of both kinds that no earlier lesson teaches. */
  fresh: number;
  /** Words of earlier lessons that its exercises use. */
  reused: number;
  exercises: number;
  kinds: Record<Kind, number>;
}

interface CourseReport {
  course: string;
  lessons: LessonReport[];
}

/** How many required words of a level the courses teach: words that a lesson lists and an exercise uses. */
interface Coverage {
  level: MinimumLevel;
  asked: number;
  taught: number;
  /** Required words that a lesson lists and no exercise uses. */
  unpractised: string[];
  missing: string[];
}

export interface ContentReport {
  courses: CourseReport[];
  /** Distinct headwords of all courses; phrases are counted separately. */
  words: number;
  phrases: number;
  coverage: Coverage[];
}

/** Counts what each lesson teaches, in order, and the coverage of the required words. */
export function reportContent(
  courses: readonly CourseSource[],
  minima: Minima,
  lexicon: Lexicon,
): ContentReport {
  const known = new Set<string>();
  const reports = courses.map(({ slug, lessons }) => ({
    course: slug,
    lessons: lessons.map((lesson) => reportLesson(lesson, known)),
  }));
  const lessons = courses.flatMap((course) => course.lessons);
  const listed = new Set(
    lessons.flatMap(({ words }) => words.flatMap(({ ru, forms }) => [ru, ...forms].map(unmarked))),
  );
  const practised = wordsOfExercises(lessons, lexicon);
  const all = [...known];
  return {
    courses: reports,
    words: all.filter((word) => !word.includes(' ')).length,
    phrases: all.filter((word) => word.includes(' ')).length,
    coverage: minimumLevels.map((level) => coverageOf(level, minima, { listed, practised })),
  };
}

function reportLesson({ slug, words, exercises }: LessonSource, known: Set<string>): LessonReport {
  const own = words.map(({ ru }) => unmarked(ru));
  const texts = exercises.flatMap(({ content }) => shownRussianOf(content).map(({ text }) => unmarked(text)));
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

/** Every word that exercises use, as written and as its likeliest dictionary form. */
function wordsOfExercises(lessons: readonly LessonSource[], lexicon: Lexicon): Set<string> {
  const texts = lessons.flatMap(({ exercises }) =>
    exercises.flatMap(({ content }) => shownRussianOf(content)),
  );
  const used = new Set(texts.flatMap(({ text }) => wordsIn(text).map(unmarked)));
  const lemmas = [...used].flatMap((word) =>
    lexicon
      .readings(word)
      .slice(0, 1)
      .map(({ lemma }) => unmarked(lemma)),
  );
  return new Set([...used, ...lemmas]);
}

interface TaughtWords {
  listed: ReadonlySet<string>;
  practised: ReadonlySet<string>;
}

function coverageOf(level: MinimumLevel, minima: Minima, { listed, practised }: TaughtWords): Coverage {
  const asked = [...minima].flatMap(([word, first]) => (first === level ? [word] : []));
  const missing = asked.filter((word) => !listed.has(word));
  const unpractised = asked.filter((word) => listed.has(word) && !practised.has(word));
  return {
    level,
    asked: asked.length,
    taught: asked.length - missing.length - unpractised.length,
    unpractised,
    missing,
  };
}
