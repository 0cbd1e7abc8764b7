import type { AnswerOf, Task } from '@/lib/russian/exercises/schema';

export interface GapDraft {
  kind: 'gap';
  task: Task<'gap'>;
  /** The bank position in each gap. */
  words: (number | null)[];
  /** The bank positions that a hint has ruled out. */
  out: number[];
}

export function beginGap(task: Task<'gap'>): GapDraft {
  return { kind: 'gap', task, words: task.segments.slice(1).map(() => null), out: [] };
}

/** Puts a word into a gap, by default the first empty one. The word that was there swaps places with it. */
export function placeWord(draft: GapDraft, word: number, gap = draft.words.indexOf(null)): GapDraft {
  if (gap < 0 || draft.out.includes(word)) return draft;
  const before = draft.words.indexOf(word);
  const replaced = draft.words[gap] ?? null;
  const words = draft.words.map((each, place) => {
    if (place === gap) return word;
    return place === before ? replaced : each;
  });
  return { ...draft, words };
}

export function takeWord(draft: GapDraft, gap: number): GapDraft {
  return { ...draft, words: draft.words.map((word, place) => (place === gap ? null : word)) };
}

export function ruleOutWords(draft: GapDraft, out: number[]): GapDraft {
  const words = draft.words.map((word) => (word !== null && out.includes(word) ? null : word));
  return { ...draft, words, out };
}

export function answerGap({ words }: GapDraft): AnswerOf<'gap'> {
  return { kind: 'gap', words };
}
