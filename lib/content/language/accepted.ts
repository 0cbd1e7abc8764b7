import { filledText } from '@/lib/content/exercise-text';
import type { ExerciseContent } from '@/lib/russian/exercises/schema';
import { expandTemplate } from '@/lib/russian/exercises/text/template';

/** A right answer in its sentence, and the path to it. */
export interface AcceptedSentence {
  path: PropertyKey[];
  text: string;
}

/** Every sentence that counts as right, as it reads with the answer in it. Templates must be sound. */
export function acceptedSentences(content: ExerciseContent): AcceptedSentence[] {
  switch (content.kind) {
    case 'gap':
      return [{ path: ['text'], text: filledText(content) }];
    case 'choice':
      return content.sentence?.includes('…')
        ? [{ path: ['sentence'], text: content.sentence.replace('…', content.answer) }]
        : [];
    case 'write':
      return content.answers.flatMap((answer, index) =>
        expandTemplate(answer).map((text) => ({ path: ['answers', index], text })),
      );
    case 'order':
      return [
        { path: ['answer'], text: content.answer },
        ...content.alternatives.map((text, index) => ({ path: ['alternatives', index], text })),
      ];
    case 'pairs':
      return [];
  }
}
