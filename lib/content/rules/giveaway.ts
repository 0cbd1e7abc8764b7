import type { ContentOf } from '@/lib/russian/exercises/schema';
import type { ExerciseBook } from '@/lib/content/courses/source';
import { exercisesOfKind, filledText } from '@/lib/content/courses/exercise-text';
import type { Fault } from '@/lib/content/files/fault';
import { readTemplate } from '@/lib/content/text/template';
import { translations } from '@/lib/content/text/translations';
import { hasWords, unmarked } from '@/lib/content/text/words';
import type { Locate } from '@/lib/content/files/yaml-file';

/** In letters without spaces; shorter answers («он», «да») occur in many harmless sentences. */
const minAnswerLength = 4;

/** Neither prompt nor hint may contain the answer. */
export function checkGiveaway(course: ExerciseBook): Fault[] {
  return [
    ...exercisesOfKind(course, 'write').flatMap(({ content, at }) =>
      answersInPrompt(
        content,
        at,
        content.answers.flatMap((answer) => readTemplate(answer).variants),
      ),
    ),
    ...exercisesOfKind(course, 'gap').flatMap(({ content, at }) =>
      answersInPrompt(content, at, content.answers),
    ),
    ...exercisesOfKind(course, 'gap').flatMap(({ content, at }) =>
      answerInTranslation(content, at, filledText(content)),
    ),
    ...exercisesOfKind(course, 'order').flatMap(({ content, at }) =>
      answerInTranslation(content, at, content.answer),
    ),
  ];
}

function answersInPrompt(
  content: ContentOf<'write' | 'gap'>,
  at: Locate,
  answers: readonly string[],
): Fault[] {
  const long = answers.map(unmarked).filter((answer) => answer.replaceAll(' ', '').length >= minAnswerLength);
  return (['prompt', 'hint'] as const).flatMap((key) =>
    translations(content[key]).flatMap(({ language, text }) => {
      const folded = unmarked(text);
      const answer = long.find((each) => hasWords(folded, each));
      return answer ? [{ ...at(key, language), message: `The ${key} contains the answer “${answer}”.` }] : [];
    }),
  );
}

function answerInTranslation(
  { translation }: ContentOf<'gap' | 'order'>,
  at: Locate,
  sentence: string,
): Fault[] {
  if (unmarked(translation?.ru ?? '') !== unmarked(sentence)) return [];
  return [{ ...at('translation', 'ru'), message: 'The Russian translation is the answer itself.' }];
}
