import type { ContentOf, ExerciseContent, Grade, Kind, Task, Verdict } from '@/lib/russian/exercises/schema';
import type { Rating } from '@/lib/learning/review/ratings';

interface Given {
  verdict: Verdict;
  /** Hints opened, 0 to 3. */
  hints: number;
  fast: boolean;
}

/** What an answer says about memory: the learner may know better and override it. */
export function deriveRating({ verdict, hints, fast }: Given): Rating {
  if (verdict === 'wrong') return 1;
  if (verdict === 'almost' || hints > 0) return 2;
  return fast ? 4 : 3;
}

/** Seconds within which an answer came without searching. Words are read, and letters typed, one after the other. */
const quick: { [K in Kind]: (content: ContentOf<K>) => number } = {
  choice: () => 4,
  gap: ({ bank }) => 3 + bank.length,
  pairs: ({ pairs }) => 2 * pairs.length,
  write: ({ answers }) => 3 + answers[0].length * 0.5,
  order: ({ tokens }) => 2 + tokens.length,
};

export function isFast(content: ExerciseContent, seconds: number): boolean {
  return seconds <= quickKind(content.kind, content);
}

function quickKind<K extends Kind>(kind: K, content: ContentOf<K>): number {
  return quick[kind](content);
}

/**
 * What an answer says about the card itself. Of pairs its own counts most: it stands first in the content. Russian
 * word order is free, so that right words in another order are no failure of memory.
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
