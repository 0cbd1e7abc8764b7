import type { ExerciseBook } from '@/lib/content/courses/source';
import { russianOf } from '@/lib/content/courses/exercise-text';
import type { Fault } from '@/lib/content/files/fault';
import { wordsIn, type TextLine } from '@/lib/content/text/words';
import { hasCyrillic, hasLatin } from '@/lib/russian/exercises/text/fold';

const latin = /\p{Script=Latin}/gu;

/** Finds words that mix in Latin look-alikes of Cyrillic letters: «cестра́». */
export function checkMixedWords(texts: readonly TextLine[]): Fault[] {
  return texts
    .filter(({ text }) => isMixed(text))
    .flatMap(({ file, line, text }) =>
      wordsIn(text)
        .flatMap((word) => word.split(/[-‑]/))
        .filter(isMixed)
        .map((word) => ({
          file,
          line,
          message: `“${word}” mixes Latin letters (${latinIn(word)}) into Cyrillic.`,
        })),
    );
}

const isMixed = (text: string) => hasCyrillic(text) && hasLatin(text);

function latinIn(word: string): string {
  return [...new Set(word.match(latin))].join(', ');
}

/** Finds Latin words in the Russian of words and exercises: a single «a» may be meant as «а». */
export function checkLatinWords(course: ExerciseBook): Fault[] {
  const words = course.lessons
    .flatMap((lesson) => lesson.words)
    .flatMap(({ ru, forms, at }) => [
      { at, path: ['ru'], text: ru },
      ...forms.map((text, index) => ({ at, path: ['forms', index], text })),
    ]);
  const exercises = course.lessons
    .flatMap((lesson) => lesson.exercises)
    .flatMap(({ content, at }) => russianOf(content).map((russian) => ({ ...russian, at })));
  return [...words, ...exercises].flatMap(({ at, path, text }) =>
    wordsIn(text)
      .filter((word) => hasLatin(word) && !hasCyrillic(word))
      .map((word) => ({ ...at(...path), message: `“${word}” is written in Latin letters within Russian.` })),
  );
}
