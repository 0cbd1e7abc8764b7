import type { Draft } from './drafts/draft';
import type { Problem } from './problem';
import type { Hint } from '@/lib/russian/exercises/hints';
import type { Task } from '@/lib/russian/exercises/schema';

/* The states and events of a session, and what differs between kinds of session; session-state.ts moves between them. */

/** The types that differ between kinds of session. */
export interface SessionTypes {
  /** The server's state of the session, above all the current exercise. */
  view: { current: { task: Task; hints?: readonly Hint[] } | null };
  /** The server's response to an answer. */
  result: unknown;
  /** The server's response to opening a hint. */
  opened: { hint: Hint };
  /** The reason why the session has moved on without this screen. */
  detour: string;
}

/** The exercise on the screen. */
export interface ActiveExercise<S extends SessionTypes> {
  view: S['view'];
  current: NonNullable<S['view']['current']>;
  draft: Draft;
  /** By `performance.now()`, in milliseconds. */
  shownAt: number;
  /** The view of the previous exercise; null for the first one after loading. */
  previous: S['view'] | null;
  detour: S['detour'] | null;
}

/** The exercise that the server refused, because it was answered elsewhere or no longer exists. */
interface LastExercise<S extends SessionTypes> {
  view: S['view'];
  reason: 'passed' | 'missing';
}

export type SessionState<S extends SessionTypes> =
  /** `id`: a finished session to show again; null for the open session, or a new one. */
  | { phase: 'loading'; id: string | null; left: LastExercise<S> | null }
  | { phase: 'failed'; id: string | null; problem: Problem }
  | { phase: 'answering'; active: ActiveExercise<S>; isAskingHint: boolean; problem: Problem | null }
  | { phase: 'checking'; active: ActiveExercise<S>; gaveUp: boolean }
  | { phase: 'checked'; active: ActiveExercise<S>; result: S['result'] }
  | { phase: 'finished'; view: S['view']; detour: S['detour'] | null };
type Phase = SessionState<SessionTypes>['phase'];
export type InPhase<S extends SessionTypes, P extends Phase> = Extract<SessionState<S>, { phase: P }>;

/** The phases with an exercise on the screen. */
export type OpenState<S extends SessionTypes> = InPhase<S, 'answering' | 'checking' | 'checked'>;

/** `at`: `performance.now()`, in milliseconds. */
export type SessionEvent<S extends SessionTypes> =
  | { type: 'loaded'; view: S['view']; typed: string; at: number }
  | { type: 'failed'; problem: Problem }
  | { type: 'restarted'; id: string | null; left: LastExercise<S> | null }
  | { type: 'changed'; draft: Draft }
  | { type: 'hintAsked' }
  | { type: 'hinted'; opened: S['opened'] }
  | { type: 'sent'; gaveUp: boolean }
  | { type: 'graded'; result: S['result']; at: number }
  /** The shown result has changed, for example its rating. */
  | { type: 'amended'; result: S['result'] }
  | { type: 'refused'; problem: Problem }
  | { type: 'continued'; at: number };

/** The rules that differ between kinds of session. */
export interface SessionRules<S extends SessionTypes> {
  /** Whether the session has an end to show; a session with neither an exercise nor an end is loaded again. */
  isOver: (view: S['view']) => boolean;
  /** The state of the session after an answer. */
  viewAfter: (result: S['result']) => S['view'];
  /** False when no verdict is shown before the end: the next exercise follows at once. */
  showsVerdicts: boolean;
  /** True when a problem is shown until the draft is changed; else until the answer is sent again. */
  forgetsProblemOnChange?: boolean;
  /** The exercise with one more hint. */
  addHint?: (current: ActiveExercise<S>['current'], opened: S['opened']) => ActiveExercise<S>['current'];
  /** The result after giving up: the answer without a list of mistakes. By default the result is not changed. */
  resultOfGivingUp?: (result: S['result']) => S['result'];
  detourFrom?: (left: LastExercise<S>, view: S['view']) => S['detour'];
}
