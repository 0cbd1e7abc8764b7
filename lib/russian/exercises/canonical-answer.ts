import { acceptInChoice, expectedChoice, canonicalChoice, showChoice } from './kinds/choice';
import { acceptInGap, expectedGap, canonicalGap, showGap } from './kinds/gap';
import type { Answers, Contents } from './kinds/kind';
import { acceptInOrder, canonicalOrder } from './kinds/order';
import { acceptInPairs, expectedPairs, canonicalPairs, showPairs } from './kinds/pairs';
import { acceptInWrite, canonicalWrite } from './kinds/write';
import type { ExerciseAnswer, ExerciseContent, Kind } from './schema';

/*
 * The canonical form of an answer, independent of the shuffle and of the reader's language: the words in the gaps, the
 * name of the option, the partners in the content's own order, the sentence. Equal answers of two learners have the same
 * canonical form, so an answer can be accepted for all learners.
 */
interface AnswerFormat<K extends Kind> {
  canonical: (content: Contents[K], answer: Answers[K], seed: string) => string[] | null;
  accept: (content: Contents[K], given: readonly string[]) => Contents[K];
  show: (content: Contents[K], given: readonly string[], locale: string) => string;
  /** Every answer that counts as right, as a learner reads it. */
  correct: (content: Contents[K], locale: string) => string[];
}

const formats: { [K in Kind]: AnswerFormat<K> } = {
  gap: {
    canonical: canonicalGap,
    accept: acceptInGap,
    show: showGap,
    correct: (content) => [
      expectedGap(content),
      ...(content.accepted ?? []).map((each) => showGap(content, each)),
    ],
  },
  choice: {
    canonical: canonicalChoice,
    accept: acceptInChoice,
    show: showChoice,
    correct: (content, locale) => [
      expectedChoice(content, locale),
      ...(content.accepted ?? []).map((each) => showChoice(content, each, locale)),
    ],
  },
  pairs: {
    canonical: canonicalPairs,
    accept: acceptInPairs,
    show: showPairs,
    correct: (content, locale) => [
      expectedPairs(content, locale),
      ...(content.accepted ?? []).map((each) => showPairs(content, each, locale)),
    ],
  },
  write: {
    canonical: canonicalWrite,
    accept: acceptInWrite,
    show: (_, given) => given.join(' '),
    correct: ({ answers }) => answers,
  },
  order: {
    canonical: canonicalOrder,
    accept: acceptInOrder,
    show: (_, given) => given.join(' '),
    correct: ({ answer, alternatives }) => [answer, ...alternatives],
  },
};

/** The canonical form of an answer to a task shown with this seed; null when a place, or all of it, was left empty. */
export function canonicalAnswer(
  content: ExerciseContent,
  answer: ExerciseAnswer,
  seed: string,
): string[] | null {
  if (answer.kind !== content.kind) return null;
  return canonicalInKind(content.kind, content, answer, seed);
}

/** The content with this answer added to the right ones; an answer that does not fit the content is ignored. */
export function acceptAnswer(content: ExerciseContent, given: readonly string[]): ExerciseContent {
  return acceptInKind(content.kind, content, given);
}

/** An answer as a learner reads it in a language. */
export function showCanonical(content: ExerciseContent, given: readonly string[], locale: string): string {
  return showInKind(content.kind, content, given, locale);
}

/** The answers that count as right, the author's first; written ones as templates (text/template). */
export function correctAnswers(content: ExerciseContent, locale: string): string[] {
  return [...new Set(correctInKind(content.kind, content, locale))];
}

function canonicalInKind<K extends Kind>(kind: K, content: Contents[K], answer: Answers[K], seed: string) {
  return formats[kind].canonical(content, answer, seed);
}

function acceptInKind<K extends Kind>(kind: K, content: Contents[K], given: readonly string[]): Contents[K] {
  return formats[kind].accept(content, given);
}

function showInKind<K extends Kind>(kind: K, content: Contents[K], given: readonly string[], locale: string) {
  return formats[kind].show(content, given, locale);
}

function correctInKind<K extends Kind>(kind: K, content: Contents[K], locale: string): string[] {
  return formats[kind].correct(content, locale);
}
