import { acceptInChoice, expectedChoice, givenInChoice, showChoice } from './kinds/choice';
import { acceptInGap, expectedGap, givenInGap, showGap } from './kinds/gap';
import type { Answers, Contents } from './kinds/kind';
import { acceptInOrder, givenInOrder } from './kinds/order';
import { acceptInPairs, expectedPairs, givenInPairs, showPairs } from './kinds/pairs';
import { acceptInWrite, givenInWrite } from './kinds/write';
import type { ExerciseAnswer, ExerciseContent, Kind } from './schema';

/*
 * What was answered, apart from how the task was shuffled and in which language it was read: the words in the gaps,
 * the name of the option, the partners in the content's own order, the sentence. The same answer of two learners is
 * the same here; so it can be accepted for all of them.
 */
interface Reader<K extends Kind> {
  given: (content: Contents[K], answer: Answers[K], seed: string) => string[] | null;
  accept: (content: Contents[K], given: readonly string[]) => Contents[K];
  show: (content: Contents[K], given: readonly string[], locale: string) => string;
  /** Every answer that counts as right, as it is to be read. */
  right: (content: Contents[K], locale: string) => string[];
}

const readers: { [K in Kind]: Reader<K> } = {
  gap: {
    given: givenInGap,
    accept: acceptInGap,
    show: showGap,
    right: (content) => [
      expectedGap(content),
      ...(content.accepted ?? []).map((each) => showGap(content, each)),
    ],
  },
  choice: {
    given: givenInChoice,
    accept: acceptInChoice,
    show: showChoice,
    right: (content, locale) => [
      expectedChoice(content, locale),
      ...(content.accepted ?? []).map((each) => showChoice(content, each, locale)),
    ],
  },
  pairs: {
    given: givenInPairs,
    accept: acceptInPairs,
    show: showPairs,
    right: (content, locale) => [
      expectedPairs(content, locale),
      ...(content.accepted ?? []).map((each) => showPairs(content, each, locale)),
    ],
  },
  write: {
    given: givenInWrite,
    accept: acceptInWrite,
    show: (_, given) => given.join(' '),
    right: ({ answers }) => answers,
  },
  order: {
    given: givenInOrder,
    accept: acceptInOrder,
    show: (_, given) => given.join(' '),
    right: ({ answer, alternatives }) => [answer, ...alternatives],
  },
};

/** Of an answer that was graded with this seed; null when a place was left empty, or all of it was. */
export function givenIn(content: ExerciseContent, answer: ExerciseAnswer, seed: string): string[] | null {
  if (answer.kind !== content.kind) return null;
  return givenInKind(content.kind, content, answer, seed);
}

/** The content that takes this answer, too, for right; one that does not fit the content changes nothing. */
export function acceptAnswer(content: ExerciseContent, given: readonly string[]): ExerciseContent {
  return acceptInKind(content.kind, content, given);
}

/** An answer as it is to be read in a language. */
export function showGiven(content: ExerciseContent, given: readonly string[], locale: string): string {
  return showInKind(content.kind, content, given, locale);
}

/** What counts as right, the author's answer first; written ones as templates (text/template). */
export function listRight(content: ExerciseContent, locale: string): string[] {
  return [...new Set(rightInKind(content.kind, content, locale))];
}

function givenInKind<K extends Kind>(kind: K, content: Contents[K], answer: Answers[K], seed: string) {
  return readers[kind].given(content, answer, seed);
}

function acceptInKind<K extends Kind>(kind: K, content: Contents[K], given: readonly string[]): Contents[K] {
  return readers[kind].accept(content, given);
}

function showInKind<K extends Kind>(kind: K, content: Contents[K], given: readonly string[], locale: string) {
  return readers[kind].show(content, given, locale);
}

function rightInKind<K extends Kind>(kind: K, content: Contents[K], locale: string): string[] {
  return readers[kind].right(content, locale);
}
