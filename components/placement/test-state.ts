import { beginDraft, type Draft } from '@/components/exercises/drafts/draft';
import type { Problem } from '@/components/exercises/problem';
import type { PlacementView } from '@/lib/placement/schema';

/* The placement test as a pure machine; use-test.ts feeds it with what the server says. */

/** A question on the desk. */
export interface Seat {
  view: PlacementView;
  current: NonNullable<PlacementView['current']>;
  draft: Draft;
}

export type TestState =
  | { phase: 'loading' }
  | { phase: 'failed'; problem: Problem }
  | { phase: 'answering'; seat: Seat; problem: Problem | null }
  | { phase: 'sending'; seat: Seat }
  | { phase: 'finished'; placement: string };

export type TestEvent =
  | { type: 'came'; view: PlacementView }
  | { type: 'failed'; problem: Problem }
  | { type: 'changed'; draft: Draft }
  | { type: 'sent' }
  | { type: 'restarted' };

/** Events that do not fit the phase are late answers: they change nothing. */
export function advance(state: TestState, event: TestEvent): TestState {
  switch (event.type) {
    case 'restarted':
      return { phase: 'loading' };
    case 'came':
      return state.phase === 'loading' || state.phase === 'sending' ? sitDown(event.view) : state;
    case 'failed':
      return fail(state, event.problem);
    case 'changed':
      return state.phase === 'answering' ? { ...state, seat: { ...state.seat, draft: event.draft } } : state;
    case 'sent':
      return state.phase === 'answering' ? { phase: 'sending', seat: state.seat } : state;
  }
}

function sitDown(view: PlacementView): TestState {
  const { current, placement } = view;
  if (current === null) return { phase: 'finished', placement };
  const seat = { view, current, draft: beginDraft(current.task) };
  return { phase: 'answering', seat, problem: null };
}

function fail(state: TestState, problem: Problem): TestState {
  if (state.phase === 'loading') return { phase: 'failed', problem };
  return state.phase === 'sending' ? { phase: 'answering', seat: state.seat, problem } : state;
}
