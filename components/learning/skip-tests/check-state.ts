import { beginDraft, type Draft } from '@/components/learning/practice/drafts/draft';
import type { Problem } from '@/components/learning/practice/problem';
import type { CheckedAnswer, CheckResult, CheckView } from '@/lib/learning/skip-tests/schema';

/* A check as a pure machine; use-check.ts feeds it with what the server says. */

/** The exercise on the desk. */
export interface Seat {
  view: CheckView;
  current: NonNullable<CheckView['current']>;
  draft: Draft;
}

export type CheckState =
  /** `ended`: a known one to be shown again; null for the open check of the lesson, or a new one. */
  | { phase: 'loading'; ended: string | null }
  | { phase: 'failed'; ended: string | null; problem: Problem }
  | { phase: 'answering'; seat: Seat; problem: Problem | null }
  | { phase: 'checking'; seat: Seat }
  | { phase: 'checked'; seat: Seat; outcome: CheckedAnswer }
  | { phase: 'finished'; view: CheckView; result: CheckResult };

export type CheckEvent =
  | { type: 'loaded'; view: CheckView; typed: string }
  | { type: 'failed'; problem: Problem }
  /** Load again: after a failure, to try once more, or because another window went on. */
  | { type: 'restarted'; ended: string | null }
  | { type: 'changed'; draft: Draft }
  | { type: 'sent' }
  | { type: 'graded'; outcome: CheckedAnswer }
  | { type: 'continued' };

/** Events that do not fit the phase are late answers: they change nothing. */
export function advance(state: CheckState, event: CheckEvent): CheckState {
  if (event.type === 'restarted') return { phase: 'loading', ended: event.ended };
  switch (state.phase) {
    case 'loading':
      return whileLoading(state, event);
    case 'answering':
      return whileAnswering(state, event);
    case 'checking':
      return whileChecking(state, event);
    case 'checked':
      return event.type === 'continued' ? sitDown(state.outcome.check, '') : state;
    case 'failed':
    case 'finished':
      return state;
  }
}

type In<Phase extends CheckState['phase']> = Extract<CheckState, { phase: Phase }>;

function whileLoading(state: In<'loading'>, event: CheckEvent): CheckState {
  if (event.type === 'loaded') return sitDown(event.view, event.typed);
  if (event.type === 'failed') return { phase: 'failed', ended: state.ended, problem: event.problem };
  return state;
}

function whileAnswering(state: In<'answering'>, event: CheckEvent): CheckState {
  if (event.type === 'changed') return { ...state, seat: { ...state.seat, draft: event.draft } };
  return event.type === 'sent' ? { phase: 'checking', seat: state.seat } : state;
}

function whileChecking(state: In<'checking'>, event: CheckEvent): CheckState {
  const { seat } = state;
  if (event.type === 'failed') return { phase: 'answering', seat, problem: event.problem };
  return event.type === 'graded' ? { phase: 'checked', seat, outcome: event.outcome } : state;
}

function sitDown(view: CheckView, typed: string): CheckState {
  const { current, result } = view;
  if (result) return { phase: 'finished', view, result };
  // What was left to ask was withdrawn meanwhile: taking the check up ends it.
  if (!current) return { phase: 'loading', ended: null };
  const draft = beginDraft(current.task);
  const restored = draft.kind === 'write' ? { ...draft, text: typed } : draft;
  return { phase: 'answering', seat: { view, current, draft: restored }, problem: null };
}
