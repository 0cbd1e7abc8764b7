import { acceptInChoice, expectedChoice, canonicalChoice, formatChoice } from './kinds/choice';
import { acceptInGap, expectedGap, canonicalGap, formatGap } from './kinds/gap';
import type { Answers, Contents } from './kinds/kind';
import { acceptInOrder, canonicalOrder } from './kinds/order';
import { acceptInPairs, expectedPairs, canonicalPairs, formatPairs } from './kinds/pairs';
import { acceptInWrite, canonicalWrite } from './kinds/write';
import type { ExerciseAnswer, ExerciseContent, Kind } from './schema';

/*
 * The canonical form of an answer: what was answered, whatever the shuffle and the reader's language. It is a list of texts:
 * the words in the gaps, the name of the option, the partners in the content's own order, or the one sentence. Two learners
 * who answered the same have the same canonical form, so what a teacher accepts of one is accepted of all.
 */
interface AnswerFormat<K extends Kind> {
  canonical: (content: Contents[K], answer: Answers[K], seed: string) => string[] | null;
  accept: (content: Contents[K], canonical: readonly string[]) => Contents[K];
  format: (content: Contents[K], canonical: readonly string[], locale: string) => string;
  /** Every answer that counts as right, as a learner reads it. */
  correct: (content: Contents[K], locale: string) => string[];
}

const formats: { [K in Kind]: AnswerFormat<K> } = {
  gap: {
    canonical: canonicalGap,
    accept: acceptInGap,
    format: formatGap,
    correct: (content) => [
      expectedGap(content),
      ...(content.accepted ?? []).map((each) => formatGap(content, each)),
    ],
  },
  choice: {
    canonical: canonicalChoice,
    accept: acceptInChoice,
    format: formatChoice,
    correct: (content, locale) => [
      expectedChoice(content, locale),
      ...(content.accepted ?? []).map((each) => formatChoice(content, each, locale)),
    ],
  },
  pairs: {
    canonical: canonicalPairs,
    accept: acceptInPairs,
    format: formatPairs,
    correct: (content, locale) => [
      expectedPairs(content, locale),
      ...(content.accepted ?? []).map((each) => formatPairs(content, each, locale)),
    ],
  },
  write: {
    canonical: canonicalWrite,
    accept: acceptInWrite,
    format: (_, given) => given.join(' '),
    correct: ({ answers }) => answers,
  },
  order: {
    canonical: canonicalOrder,
    accept: acceptInOrder,
    format: (_, given) => given.join(' '),
    correct: ({ answer, alternatives }) => [answer, ...alternatives],
  },
};

/** The canonical form of an answer to a task shown with this seed; null when a gap, or the whole answer, was left empty. */
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
export function formatCanonical(content: ExerciseContent, given: readonly string[], locale: string): string {
  return showInKind(content.kind, content, given, locale);
}

/** The answers that count as right, the author's first; written ones as templates (text/template.ts). */
export function correctAnswers(content: ExerciseContent, locale: string): string[] {
  return [...new Set(correctInKind(content.kind, content, locale))];
}

// Each of the following is generic in K, because TypeScript cannot relate `formats[content.kind]` to `content`.

function canonicalInKind<K extends Kind>(kind: K, content: Contents[K], answer: Answers[K], seed: string) {
  return formats[kind].canonical(content, answer, seed);
}

function acceptInKind<K extends Kind>(kind: K, content: Contents[K], given: readonly string[]): Contents[K] {
  return formats[kind].accept(content, given);
}

function showInKind<K extends Kind>(kind: K, content: Contents[K], given: readonly string[], locale: string) {
  return formats[kind].format(content, given, locale);
}

function correctInKind<K extends Kind>(kind: K, content: Contents[K], locale: string): string[] {
  return formats[kind].correct(content, locale);
}
