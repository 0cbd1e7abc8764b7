import type { Narrowing } from '@/lib/russian/exercises/hints';
import type { AnswerOf, ExerciseAnswer, Kind, Task } from '@/lib/russian/exercises/schema';
import { answerChoice, beginChoice, ruleOutOptions, type ChoiceDraft } from './choice';
import { answerGap, beginGap, ruleOutWords, type GapDraft } from './gap';
import { answerOrder, beginOrder, beginWith, type OrderDraft } from './order';
import { answerPairs, beginPairs, settlePair, type PairsDraft } from './pairs';
import { answerWrite, beginWrite, excessOf, type WriteDraft } from './write';

/* A draft is an exercise being answered: its task, the answer so far, and what hints have narrowed down. */
interface Drafts {
  gap: GapDraft;
  choice: ChoiceDraft;
  pairs: PairsDraft;
  write: WriteDraft;
  order: OrderDraft;
}
export type Draft = Drafts[Kind];

type Tasks = { [K in Kind]: Task<K> };
type Answers = { [K in Kind]: AnswerOf<K> };
type Narrowings = { [K in Kind]: Extract<Narrowing, { kind: K }> };

interface Rules<K extends Kind> {
  begin: (task: Tasks[K]) => Drafts[K];
  narrow: (draft: Drafts[K], narrowing: Narrowings[K]) => Drafts[K];
  /** Whether the draft may be checked. */
  isReady: (draft: Drafts[K]) => boolean;
  /** Whether nothing is left to place or to choose. */
  isFull: (draft: Drafts[K]) => boolean;
  /** Null when there is nothing to send yet. */
  answer: (draft: Drafts[K]) => Answers[K] | null;
  /** The answer that "I don't know" sends; null for a choice, where guessing is as good. */
  giveUp: (draft: Drafts[K]) => Answers[K] | null;
}

const rules: { [K in Kind]: Rules<K> } = {
  gap: {
    begin: beginGap,
    narrow: (draft, { out }) => ruleOutWords(draft, out),
    isReady: ({ words }) => !words.includes(null),
    isFull: ({ words }) => !words.includes(null),
    answer: answerGap,
    giveUp: ({ task }) => answerGap(beginGap(task)),
  },
  choice: {
    begin: beginChoice,
    narrow: (draft, { out }) => ruleOutOptions(draft, out),
    isReady: ({ option }) => option !== null,
    isFull: ({ option }) => option !== null,
    answer: answerChoice,
    giveUp: () => null,
  },
  pairs: {
    begin: beginPairs,
    narrow: (draft, { left, right }) => settlePair(draft, left, right),
    isReady: ({ matches }) => !matches.includes(null),
    isFull: ({ matches }) => !matches.includes(null),
    answer: answerPairs,
    giveUp: ({ task }) => answerPairs(beginPairs(task)),
  },
  write: {
    begin: beginWrite,
    narrow: (draft, { mask }) => ({ ...draft, mask }),
    isReady: ({ text }) => text.trim() !== '' && excessOf(text) === 0,
    isFull: () => false,
    answer: answerWrite,
    giveUp: ({ task }) => answerWrite(beginWrite(task)),
  },
  order: {
    begin: beginOrder,
    narrow: (draft, { first }) => beginWith(draft, first),
    isReady: ({ tokens }) => tokens.length > 0,
    isFull: ({ tokens, task }) => tokens.length === task.tokens.length,
    answer: answerOrder,
    giveUp: ({ task }) => answerOrder(beginOrder(task)),
  },
};

export function beginDraft(task: Task): Draft {
  return beginKind(task.kind, task);
}

/** Applies a hint's narrowing; one of another kind of exercise changes nothing. */
export function narrowDraft(draft: Draft, narrowing: Narrowing): Draft {
  return draft.kind === narrowing.kind ? narrowKind(draft.kind, draft, narrowing) : draft;
}

/** The answer to send; null while the draft may not be checked. */
export function finalAnswer(draft: Draft): ExerciseAnswer | null {
  return answerKind(draft.kind, draft);
}

export function emptyAnswer(draft: Draft): ExerciseAnswer | null {
  return giveUpKind(draft.kind, draft);
}

/** Whether nothing is left to place, so that the next key press means the whole answer. */
export function isFull(draft: Draft): boolean {
  return isKindFull(draft.kind, draft);
}

function beginKind<K extends Kind>(kind: K, task: Tasks[K]): Drafts[K] {
  return rules[kind].begin(task);
}

function narrowKind<K extends Kind>(kind: K, draft: Drafts[K], narrowing: Narrowings[K]): Drafts[K] {
  return rules[kind].narrow(draft, narrowing);
}

function answerKind<K extends Kind>(kind: K, draft: Drafts[K]): Answers[K] | null {
  return rules[kind].isReady(draft) ? rules[kind].answer(draft) : null;
}

function giveUpKind<K extends Kind>(kind: K, draft: Drafts[K]): Answers[K] | null {
  return rules[kind].giveUp(draft);
}

function isKindFull<K extends Kind>(kind: K, draft: Drafts[K]): boolean {
  return rules[kind].isFull(draft);
}
