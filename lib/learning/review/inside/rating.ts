import type { ContentOf, ExerciseContent, Grade, Kind, Task, Verdict } from '@/lib/russian/exercises/schema';
import type { Rating } from '@/lib/learning/review/ratings';

interface GradedReview {
  verdict: Verdict;
  /** Number of opened hints, 0 to 3. */
  hints: number;
  fast: boolean;
}

/** The rating that follows from an answer; the learner may override it. */
export function deriveRating({ verdict, hints, fast }: GradedReview): Rating {
  if (verdict === 'wrong') return 1;
  if (verdict === 'almost' || hints > 0) return 2;
  return fast ? 4 : 3;
}

/** Seconds within which an answer counts as fast: they grow with the words to read and the letters to type. */
const fastSeconds: { [K in Kind]: (content: ContentOf<K>) => number } = {
  choice: () => 4,
  gap: ({ bank }) => 3 + bank.length,
  pairs: ({ pairs }) => 2 * pairs.length,
  write: ({ answers }) => 3 + answers[0].length * 0.5,
  order: ({ tokens }) => 2 + tokens.length,
};

export function isFast(content: ExerciseContent, seconds: number): boolean {
  return seconds <= fastSecondsOf(content.kind, content);
}

function fastSecondsOf<K extends Kind>(kind: K, content: ContentOf<K>): number {
  return fastSeconds[kind](content);
}

/**
 * The verdict on the card itself. In a pairs exercise the card's own pair (the first one of the content) decides. Russian
 * word order is free, so right words in another order are no failure of memory.
 */
export function verdictOnCard(content: ExerciseContent, task: Task, grade: Grade): Verdict {
  if (grade.verdict !== 'wrong') return grade.verdict;
  if (content.kind === 'order') {
    return grade.issues.every(({ code }) => code === 'word_order') ? 'almost' : 'wrong';
  }
  if (content.kind !== 'pairs' || task.kind !== 'pairs') return 'wrong';
  const place = task.left.indexOf(content.pairs[0]?.[0] ?? '');
  return grade.places?.[place] ? 'almost' : 'wrong';
}
