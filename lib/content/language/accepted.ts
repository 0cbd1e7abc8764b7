import { filledText } from '@/lib/content/courses/exercise-text';
import type { ExerciseContent } from '@/lib/russian/exercises/schema';
import { expandTemplate } from '@/lib/russian/exercises/text/template';

/** A sentence with an accepted answer in it, and its path in the data. */
export interface AcceptedSentence {
  path: PropertyKey[];
  text: string;
}

/** Every accepted sentence with its answer filled in. Templates must be valid. */
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
