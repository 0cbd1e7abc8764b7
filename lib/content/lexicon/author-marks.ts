import type { CourseSource } from '@/lib/content/courses/source';
import { russianOf } from '@/lib/content/courses/exercise-text';
import { wordsIn } from '@/lib/content/text/words';
import { fold } from '@/lib/russian/exercises/text/fold';
import { hasStress } from '@/lib/russian/morphology/vowels';

/** The stressed spellings of a form in all texts of the authors; empty for a form they never used. */
export type AuthorMarks = (form: string) => ReadonlySet<string>;

const none: ReadonlySet<string> = new Set();

export function authorMarks(courses: readonly CourseSource[]): AuthorMarks {
  const marks = new Map<string, Set<string>>();
  for (const word of courses.flatMap(textsOf).flatMap(wordsIn).filter(hasStress)) {
    const key = fold(word);
    marks.set(key, (marks.get(key) ?? new Set()).add(word.toLowerCase()));
  }
  return (form) => marks.get(fold(form)) ?? none;
}

function textsOf({ lessons }: CourseSource): string[] {
  return lessons.flatMap(({ words, exercises, lecture }) => [
    ...words.flatMap(({ ru, forms, example }) => [ru, ...forms, example.ru]),
    ...exercises.flatMap(({ content }) => russianOf(content).map(({ text }) => text)),
    lecture.ru?.replaceAll('*', '') ?? '',
  ]);
}
