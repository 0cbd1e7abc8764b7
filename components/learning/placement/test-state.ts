import { beginDraft, type Draft } from '@/components/learning/practice/drafts/draft';
import type { Problem } from '@/components/learning/practice/problem';
import type { PlacementView } from '@/lib/learning/placement/schema';

/* The placement test as a pure machine; use-test.ts feeds it with what the server says. */

/** Why the test stands elsewhere than it was left: another window went on in it, or its authors took the question out. */
type Detour = 'moved' | 'changed';

/** A question on the desk. */
export interface Seat {
  view: PlacementView;
  current: NonNullable<PlacementView['current']>;
  draft: Draft;
  detour?: Detour;
}

export type TestState =
  /** `turn`: where the test stood on this page, which turned out to be passed. */
  | { phase: 'loading'; turn?: number }
  | { phase: 'failed'; problem: Problem }
  | { phase: 'answering'; seat: Seat; problem: Problem | null }
  | { phase: 'sending'; seat: Seat }
  | { phase: 'finished'; placement: string };

export type TestEvent =
  | { type: 'came'; view: PlacementView }
  | { type: 'failed'; problem: Problem }
  | { type: 'changed'; draft: Draft }
  | { type: 'sent' }
  | { type: 'restarted'; turn?: number };

/** Events that do not fit the phase are late answers: they change nothing. */
export function advance(state: TestState, event: TestEvent): TestState {
  switch (event.type) {
    case 'restarted':
      return restart(event);
    case 'came':
      return state.phase === 'loading' || state.phase === 'sending' ? sitDown(event.view, state) : state;
    case 'failed':
      return fail(state, event.problem);
    case 'changed':
      return state.phase === 'answering' ? { ...state, seat: { ...state.seat, draft: event.draft } } : state;
    case 'sent':
      return state.phase === 'answering' ? { phase: 'sending', seat: state.seat } : state;
  }
}

function restart({ type: _, ...where }: Extract<TestEvent, { type: 'restarted' }>): TestState {
  return { phase: 'loading', ...where };
}

function sitDown(view: PlacementView, from: TestState): TestState {
  const { current, placement } = view;
  if (current === null) return { phase: 'finished', placement };
  const seat = { view, current, draft: beginDraft(current.task), ...detourTo(view, from) };
  return { phase: 'answering', seat, problem: null };
}

function detourTo({ turn }: PlacementView, from: TestState): { detour?: Detour } {
  if (from.phase !== 'loading' || from.turn === undefined) return {};
  return { detour: turn === from.turn ? 'changed' : 'moved' };
}

function fail(state: TestState, problem: Problem): TestState {
  if (state.phase === 'loading') return { phase: 'failed', problem };
  return state.phase === 'sending' ? { phase: 'answering', seat: state.seat, problem } : state;
}
