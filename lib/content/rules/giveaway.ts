import type { ContentOf } from '@/lib/russian/exercises/schema';
import type { ExerciseBook } from '@/lib/content/course-source';
import { exercisesOfKind, filledText } from '@/lib/content/exercise-text';
import type { Fault } from '@/lib/content/fault';
import { readTemplate } from '@/lib/content/template';
import { translations } from '@/lib/content/translations';
import { hasWords, unmarked } from '@/lib/content/words';
import type { Locate } from '@/lib/content/yaml-file';

/** Shorter answers («он», «да») are part of many a harmless sentence. */
const shortestAnswer = 4;

/** Neither prompt nor hint says what the learner is asked for. */
export function checkGiveaway(course: ExerciseBook): Fault[] {
  return [
    ...exercisesOfKind(course, 'write').flatMap(({ content, at }) =>
      told(
        content,
        at,
        content.answers.flatMap((answer) => readTemplate(answer).variants),
      ),
    ),
    ...exercisesOfKind(course, 'gap').flatMap(({ content, at }) => told(content, at, content.answers)),
    ...exercisesOfKind(course, 'gap').flatMap(({ content, at }) =>
      translated(content, at, filledText(content)),
    ),
    ...exercisesOfKind(course, 'order').flatMap(({ content, at }) => translated(content, at, content.answer)),
  ];
}

function told(content: ContentOf<'write' | 'gap'>, at: Locate, answers: readonly string[]): Fault[] {
  const long = answers.map(unmarked).filter((answer) => answer.replaceAll(' ', '').length >= shortestAnswer);
  return (['prompt', 'hint'] as const).flatMap((key) =>
    translations(content[key]).flatMap(({ language, text }) => {
      const folded = unmarked(text);
      const answer = long.find((each) => hasWords(folded, each));
      return answer ? [{ ...at(key, language), message: `The ${key} contains the answer “${answer}”.` }] : [];
    }),
  );
}

function translated({ translation }: ContentOf<'gap' | 'order'>, at: Locate, sentence: string): Fault[] {
  if (unmarked(translation?.ru ?? '') !== unmarked(sentence)) return [];
  return [{ ...at('translation', 'ru'), message: 'The Russian translation is the answer itself.' }];
}
