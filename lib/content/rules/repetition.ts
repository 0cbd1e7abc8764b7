import type { ExerciseContent } from '@/lib/russian/exercises/schema';
import type { ExerciseBook } from '@/lib/content/courses/source';
import { filledText, type RussianText } from '@/lib/content/courses/exercise-text';
import { formatLocation, type Fault, type SourceLocation } from '@/lib/content/files/fault';
import { unmarked } from '@/lib/content/text/words';

/** A course must not ask for the same Russian sentence twice, except for phrases that it teaches as words. */
export function checkRepetition(course: ExerciseBook): Fault[] {
  const phrases = new Set(course.lessons.flatMap(({ words }) => words.map(({ ru }) => unmarked(ru))));
  const seen = new Map<string, SourceLocation>();
  return course.lessons
    .flatMap(({ exercises }) => exercises)
    .flatMap(({ content, at }) =>
      sentencesOf(content).map(({ text, path }) => ({ text, place: at(...path) })),
    )
    .filter(({ text }) => unmarked(text).includes(' ') && !phrases.has(unmarked(text)))
    .flatMap(({ text, place }) => {
      const before = seen.get(unmarked(text));
      if (!before) seen.set(unmarked(text), place);
      return before
        ? [{ ...place, message: `“${text}” was used before, at ${formatLocation(before)}.` }]
        : [];
    });
}

function sentencesOf(content: ExerciseContent): RussianText[] {
  switch (content.kind) {
    case 'gap':
      return [{ path: ['text'], text: filledText(content) }];
    case 'choice':
      return content.sentence === undefined ? [] : [{ path: ['sentence'], text: content.sentence }];
    case 'write':
      return [{ path: ['answers', 0], text: content.answers[0] }];
    case 'order':
      return [{ path: ['answer'], text: content.answer }];
    case 'pairs':
      return [];
  }
}
