import { contentLanguages } from '@/db/enums';
import { formatCanonical } from '@/lib/russian/exercises/canonical-answer';
import type { ContentOf, ExerciseContent } from '@/lib/russian/exercises/schema';
import { nameOf } from '@/lib/russian/exercises/shown';

/** A wrong answer as the learner read it, and the number of learners who gave it. */
export interface GivenText {
  text: string;
  learners: number;
}

const maxShown = 5;

/**
 * The most frequent wrong answers. A choice among translated texts counts as one answer in all languages and is shown in the
 * reader's language.
 */
export function frequentMistakes(
  content: ExerciseContent,
  given: readonly GivenText[],
  locale: string,
): GivenText[] {
  const choices = choicesOf(content);
  const counts = new Map<string, number>();
  for (const { text, learners } of given) {
    const choice = choices.get(text);
    const read = choice ? formatCanonical(content, choice, locale) : text;
    counts.set(read, (counts.get(read) ?? 0) + learners);
  }
  return [...counts]
    .map(([text, learners]) => ({ text, learners }))
    .sort((a, b) => b.learners - a.learners || (a.text < b.text ? -1 : 1))
    .slice(0, maxShown);
}

/** Choices by their text in each language; a text with different meanings in two languages is left out. */
function choicesOf(content: ExerciseContent): Map<string, string[]> {
  const choices = new Map<string, string[]>();
  const unclear = new Set<string>();
  const readings = namesOf(content).flatMap((names) =>
    contentLanguages.map((language) => ({ names, text: formatCanonical(content, names, language) })),
  );
  for (const { names, text } of readings) {
    const known = choices.get(text);
    if (known && known.join() !== names.join()) unclear.add(text);
    choices.set(text, names);
  }
  for (const text of unclear) choices.delete(text);
  return choices;
}

function namesOf(content: ExerciseContent): string[][] {
  switch (content.kind) {
    case 'choice':
      return content.options.map((option) => [nameOf(option)]);
    case 'pairs':
      return permutations(rightSides(content));
    case 'gap':
    case 'write':
    case 'order':
      return [];
  }
}

const rightSides = ({ pairs }: ContentOf<'pairs'>) => pairs.map(([, right]) => nameOf(right));

function permutations(names: readonly string[]): string[][] {
  if (names.length < 2) return [[...names]];
  return names.flatMap((name, index) =>
    permutations(names.toSpliced(index, 1)).map((others) => [name, ...others]),
  );
}
