import type { ExerciseBook } from '@/lib/content/courses/source';
import { exercisesOfKind } from '@/lib/content/courses/exercise-text';
import type { Fault } from '@/lib/content/files/fault';

/** Every gap has an answer, and every answer is among the options or in the bank. */
export function checkAnswers(course: ExerciseBook): Fault[] {
  return [...checkChoices(course), ...checkGapNumbers(course), ...checkBanks(course)];
}

function checkChoices(course: ExerciseBook): Fault[] {
  return exercisesOfKind(course, 'choice').flatMap(({ content: { options, answer }, at }) => {
    const names = options.map((option) => (typeof option === 'string' ? option : option.en));
    if (names.includes(answer)) return [];
    return [{ ...at('answer'), message: `The answer “${answer}” is not one of the options.` }];
  });
}

function checkGapNumbers(course: ExerciseBook): Fault[] {
  return exercisesOfKind(course, 'gap').flatMap(({ content: { text, answers }, at }) => {
    const gaps = (text.match(/\{[^}]*\}/g) ?? []).join(' ');
    const wanted = answers.map((_, index) => `{${index + 1}}`).join(' ');
    if (gaps === wanted) return [];
    return [{ ...at('text'), message: `The gaps are ${gaps || 'none'}, but the answers ask for ${wanted}.` }];
  });
}

function checkBanks(course: ExerciseBook): Fault[] {
  return exercisesOfKind(course, 'gap').flatMap(({ content: { answers, bank }, at }) => {
    const absent = answers.flatMap((answer, index) =>
      bank.includes(answer)
        ? []
        : [{ ...at('answers', index), message: `The answer “${answer}” is not in the bank.` }],
    );
    const spare = bank.some((word) => !answers.includes(word));
    return spare
      ? absent
      : [...absent, { ...at('bank'), message: 'The bank has no word besides the answers.' }];
  });
}
