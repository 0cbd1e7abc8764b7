import type { CourseSource, LessonSource, WordSource } from '@/lib/content/courses/source';
import { shownRussianOf } from '@/lib/content/courses/exercise-text';
import type { Fault } from '@/lib/content/files/fault';
import { unmarked, wordsIn } from '@/lib/content/text/words';
import type { Lexicon } from '@/lib/russian/exercises/lexicon';
import { withoutYo } from '@/lib/russian/exercises/text/fold';

const onlyCyrillic = /^[\p{Script=Cyrillic}\u0301\-‑]+$/u;

/**
 * Exercises may use only names and words taught so far, in this course or in the courses before it. After another course
 * learners know inflection, so every form of a taught word is allowed.
 */
export function checkVocabulary(
  course: CourseSource,
  all: readonly CourseSource[],
  lexicon: Lexicon,
): Fault[] {
  const before = all.filter(({ slug }) => course.after.includes(slug));
  const names = [course, ...before].flatMap((each) => each.names.flatMap(wordsIn));
  const earlier = before.flatMap(({ lessons }) => lessons.flatMap(({ words }) => words.flatMap(taughtBy)));
  const known = new Set([...names.map(unmarked), ...earlier]);
  const lemmas = new Set(earlier.flatMap(lemmasOf));
  const isKnown = (word: string) =>
    known.has(word) || (before.length > 0 && lemmasOf(word).some((lemma) => lemmas.has(lemma)));
  return course.lessons.flatMap((lesson) => {
    for (const word of lesson.words.flatMap(taughtBy)) {
      known.add(word);
      lemmasOf(word).forEach((lemma) => lemmas.add(lemma));
    }
    return unknownWords(lesson, isKnown);
  });

  function lemmasOf(word: string): string[] {
    return lexicon.readings(word).map(({ lemma }) => withoutYo(lemma));
  }
}

function taughtBy({ ru, forms }: WordSource): string[] {
  return [ru, ...forms].flatMap(wordsIn).map(unmarked);
}

function unknownWords({ exercises }: LessonSource, isKnown: (word: string) => boolean): Fault[] {
  return exercises.flatMap(({ content, at }) => {
    const seen = new Set<string>();
    return shownRussianOf(content).flatMap(({ path, text }) =>
      wordsIn(text)
        .filter(
          (word) =>
            onlyCyrillic.test(word) &&
            !isKnown(unmarked(word)) &&
            !seen.has(unmarked(word)) &&
            seen.add(unmarked(word)),
        )
        .map((word) => ({ ...at(...path), message: `“${word}” is not taught by this lesson.` })),
    );
  });
}
