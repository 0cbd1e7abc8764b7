import type { TemplateFault } from '@/lib/russian/exercises/text/template';
import type { ExerciseBook } from '@/lib/content/courses/source';
import { exercisesOfKind } from '@/lib/content/courses/exercise-text';
import type { Fault } from '@/lib/content/files/fault';
import { readTemplate } from '@/lib/content/text/template';

const sentences = {
  unclosed: 'a bracket is not closed',
  unopened: 'a bracket is closed that was not opened',
  empty: 'there is nothing between two signs',
  one_alternative: 'square brackets hold one alternative only',
  stray_slash: 'a slash stands outside square brackets',
  too_many: 'it stands for too many sentences',
} satisfies Record<TemplateFault, string>;

/** The first answer must be plain text, because it is shown; the others must be valid templates. */
export function checkTemplates(course: ExerciseBook): Fault[] {
  return exercisesOfKind(course, 'write').flatMap(({ content: { answers }, at }) =>
    answers.flatMap((answer, index) => {
      const wrong = whatIsWrong(answer, index === 0);
      return wrong
        ? [{ ...at('answers', index), message: `The answer “${answer}” is no template: ${wrong}.` }]
        : [];
    }),
  );
}

function whatIsWrong(answer: string, isShown: boolean): string | null {
  if (isShown) return /[()[\]/]/.test(answer) ? 'the first one is shown, so it has no signs' : null;
  const { fault } = readTemplate(answer);
  return fault && sentences[fault];
}
