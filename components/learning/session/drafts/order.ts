import type { AnswerOf, Task } from '@/lib/russian/exercises/schema';

export interface OrderDraft {
  kind: 'order';
  task: Task<'order'>;
  /** The words placed so far, in order. */
  tokens: number[];
  /** The words that a hint has placed: they stay in front. */
  first: number[];
}

export function beginOrder(task: Task<'order'>): OrderDraft {
  return { kind: 'order', task, tokens: [], first: [] };
}

/** Inserts a word before position `place`, by default at the end; moves a word that is placed already. */
export function placeToken(draft: OrderDraft, token: number, place = draft.tokens.length): OrderDraft {
  if (draft.first.includes(token) || token >= draft.task.tokens.length) return draft;
  const others = draft.tokens.filter((each) => each !== token);
  const at = Math.max(place, draft.first.length);
  return { ...draft, tokens: [...others.slice(0, at), token, ...others.slice(at)] };
}

export function takeToken(draft: OrderDraft, token: number): OrderDraft {
  if (draft.first.includes(token)) return draft;
  return { ...draft, tokens: draft.tokens.filter((each) => each !== token) };
}

export function beginWith(draft: OrderDraft, first: number[]): OrderDraft {
  const others = draft.tokens.filter((token) => !first.includes(token));
  return { ...draft, first, tokens: [...first, ...others] };
}

export function answerOrder({ tokens }: OrderDraft): AnswerOf<'order'> {
  return { kind: 'order', tokens };
}
