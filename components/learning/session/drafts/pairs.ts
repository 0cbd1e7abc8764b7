import type { AnswerOf, Task } from '@/lib/russian/exercises/schema';

export interface PairsDraft {
  kind: 'pairs';
  task: Task<'pairs'>;
  /** For each word on the left, its partner on the right. */
  matches: (number | null)[];
  /** The words on the left that a hint has paired: they stay paired. */
  settled: number[];
}

export function beginPairs(task: Task<'pairs'>): PairsDraft {
  return { kind: 'pairs', task, matches: task.left.map(() => null), settled: [] };
}

/** Pairs two free words. */
export function matchPair(draft: PairsDraft, left: number, right: number): PairsDraft {
  if (draft.matches[left] !== null || draft.matches.includes(right)) return draft;
  return { ...draft, matches: draft.matches.map((each, place) => (place === left ? right : each)) };
}

export function undoPair(draft: PairsDraft, left: number): PairsDraft {
  if (draft.settled.includes(left)) return draft;
  return { ...draft, matches: draft.matches.map((each, place) => (place === left ? null : each)) };
}

/** Sets the pair that a hint gives away, breaking earlier pairs of both words. */
export function settlePair(draft: PairsDraft, left: number, right: number): PairsDraft {
  const freed = draft.matches.map((each, place) => (place === left || each === right ? null : each));
  const matched = matchPair({ ...draft, matches: freed }, left, right);
  return { ...matched, settled: [...draft.settled, left] };
}

export function answerPairs({ matches }: PairsDraft): AnswerOf<'pairs'> {
  return { kind: 'pairs', matches };
}
