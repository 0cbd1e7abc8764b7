import type { ContentTranslations } from '@/lib/platform/i18n/localized-text';
import type { ExerciseBook } from '@/lib/content/courses/source';
import { exercisesOfKind } from '@/lib/content/courses/exercise-text';
import type { Fault } from '@/lib/content/files/fault';
import { translations } from '@/lib/content/text/translations';
import { plain } from '@/lib/content/text/words';

type Choice = string | ContentTranslations;

/** Options must differ from each other in every language. */
export function checkDuplicates(course: ExerciseBook): Fault[] {
  return [
    ...exercisesOfKind(course, 'gap').flatMap(({ content, at }) =>
      repeats(content.bank).map((index) => ({
        ...at('bank', index),
        message: 'This word is in the bank twice.',
      })),
    ),
    ...exercisesOfKind(course, 'choice').flatMap(({ content, at }) =>
      repeats(content.options).map((index) => ({
        ...at('options', index),
        message: 'This option is there twice.',
      })),
    ),
    ...exercisesOfKind(course, 'pairs').flatMap(({ content, at }) => [
      ...repeats(content.pairs.map(([left]) => left)).map((index) => ({
        ...at('pairs', index, 0),
        message: 'The left side of this pair is used twice.',
      })),
      ...repeats(content.pairs.map(([, right]) => right)).map((index) => ({
        ...at('pairs', index, 1),
        message: 'The right side of this pair is used twice.',
      })),
    ]),
  ];
}

/** The indexes of choices that repeat an earlier one in any language. */
function repeats(choices: readonly Choice[]): number[] {
  const seen = new Set<string>();
  return choices.flatMap((choice, index) => {
    const names = namesOf(choice);
    const known = names.some((name) => seen.has(name));
    names.forEach((name) => seen.add(name));
    return known ? [index] : [];
  });
}

function namesOf(choice: Choice): string[] {
  if (typeof choice === 'string') return [`ru ${comparable(choice)}`];
  return translations(choice).map(({ language, text }) => `${language} ${comparable(text)}`);
}

/** The folded text, or the text itself for an option of punctuation only. */
function comparable(text: string): string {
  return plain(text) || text.trim();
}
