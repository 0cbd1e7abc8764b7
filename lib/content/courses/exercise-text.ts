import type { ContentOf, ExerciseContent, Kind } from '@/lib/russian/exercises/schema';
import type { ExerciseBook } from './source';
import type { Locate } from '@/lib/content/files/yaml-file';

/** A Russian text of an exercise with its path in the data. */
export interface RussianText {
  path: PropertyKey[];
  text: string;
}

/** The exercises of one kind in a whole course, or in the placement test. */
export function exercisesOfKind<K extends Kind>(
  course: Pick<ExerciseBook, 'lessons'>,
  kind: K,
): { content: ContentOf<K>; at: Locate }[] {
  return course.lessons
    .flatMap(({ exercises }) => exercises)
    .flatMap(({ content, at }) => (isOfKind(content, kind) ? [{ content, at }] : []));
}

function isOfKind<K extends Kind>(content: ExerciseContent, kind: K): content is ContentOf<K> {
  return content.kind === kind;
}

/** The text of a gap exercise with its answers filled in. */
export function filledText({ text, answers }: ContentOf<'gap'>): string {
  return text.replace(/\{(\d+)\}/g, (gap, number: string) => answers[Number(number) - 1] ?? gap);
}

/** All Russian texts of an exercise except the prompt, as listed in db/content/README.md. */
export function russianOf(content: ExerciseContent): RussianText[] {
  switch (content.kind) {
    case 'gap':
      return [{ path: ['text'], text: filledText(content) }, ...each('bank', content.bank)];
    case 'choice':
      return [...maybe('sentence', content.sentence), ...each('options', content.options)];
    case 'pairs':
      return content.pairs.flatMap((pair, index) => each('pairs', pair, [index]));
    case 'write':
      return [...maybe('sentence', content.sentence), ...each('answers', content.answers)];
    case 'order':
      return [
        { path: ['answer'], text: content.answer },
        ...each('alternatives', content.alternatives),
        ...each('unusual', content.unusual ?? []),
        ...each('extra', content.extra),
      ];
  }
}

/** The Russian texts that a learner sees: of the written answers only the first, since the others are never shown. */
export function shownRussianOf(content: ExerciseContent): RussianText[] {
  return russianOf(content).filter(({ path: [key, index] }) => key !== 'answers' || index === 0);
}

function maybe(key: string, text: string | undefined): RussianText[] {
  return text === undefined ? [] : [{ path: [key], text }];
}

/** Localized texts are skipped: they are no Russian to be learnt. */
function each(key: string, values: readonly unknown[], inside: PropertyKey[] = []): RussianText[] {
  return values.flatMap((text, index) =>
    typeof text === 'string' ? [{ path: [key, ...inside, index], text }] : [],
  );
}
