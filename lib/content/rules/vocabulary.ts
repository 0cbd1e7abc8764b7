import type { CourseSource, LessonSource, WordSource } from '@/lib/content/course-source';
import { russianOf } from '@/lib/content/exercise-text';
import type { Fault } from '@/lib/content/fault';
import { unmarked, wordsIn } from '@/lib/content/words';

const onlyCyrillic = /^[\p{Script=Cyrillic}\u0301\-‑]+$/u;

/** An exercise uses words that were taught by then, and names. */
export function checkVocabulary(course: CourseSource): Fault[] {
  const known = new Set(course.names.flatMap(wordsIn).map(unmarked));
  return course.lessons.flatMap((lesson) => {
    lesson.words.flatMap(taughtBy).forEach((word) => known.add(word));
    return unknownWords(lesson, known);
  });
}

function taughtBy({ ru, forms }: WordSource): string[] {
  return [ru, ...forms].flatMap(wordsIn).map(unmarked);
}

function unknownWords({ exercises }: LessonSource, known: ReadonlySet<string>): Fault[] {
  return exercises.flatMap(({ content, at }) => {
    const seen = new Set(known);
    return russianOf(content).flatMap(({ path, text }) =>
      wordsIn(text)
        .filter((word) => onlyCyrillic.test(word) && !seen.has(unmarked(word)) && seen.add(unmarked(word)))
        .map((word) => ({ ...at(...path), message: `“${word}” is not taught by this lesson.` })),
    );
  });
}
