import { useEffect, useReducer } from 'react';
import { finalAnswer, type Draft } from './drafts/draft';
import { readProblem } from './problem';
import { readTyped, useTyped } from './use-typed';
import { ApiError } from '@/lib/browser/api/fetcher';
import type { OptionalKey } from '@/lib/browser/consent';
import type { HintLevel } from '@/lib/russian/exercises/hints';
import type { ExerciseAnswer } from '@/lib/russian/exercises/schema';
import { advance } from './session-state';
import type { ActiveExercise, SessionEvent, SessionRules, SessionState, SessionTypes } from './session-types';

/** The rules of a kind of session and its calls to the server. It must be the same object during a session. */
export interface SessionPolicy<S extends SessionTypes> extends SessionRules<S> {
  /**
   * Loads the session; without it the session is a single exercise, which is given from the start. `id` is that of the state
   * `loading`.
   */
  load?: (id: string | null, signal: AbortSignal) => Promise<S['view']>;
  /** The `id` for `load` when the exercise was answered elsewhere. Default: null. */
  idOf?: (view: S['view']) => string;
  /** `answer`: null for "I don't know". */
  send: (active: ActiveExercise<S>, answer: ExerciseAnswer | null) => Promise<S['result']>;
  openHint?: (active: ActiveExercise<S>, level: HintLevel) => Promise<S['opened']>;
  /** Ends the session with the answers given so far. */
  end?: (active: ActiveExercise<S>) => Promise<S['result']>;
  /** The storage key under which typed text is kept until it is graded. Without it nothing is kept. */
  typedKey?: (view: S['view']) => OptionalKey;
}

interface Options<S extends SessionTypes> {
  initial?: SessionState<S>;
  onGraded?: (result: S['result']) => void;
}

/** The actions of every kind of session; an action does nothing in a phase that it does not fit. */
export interface SessionSteps {
  change: (draft: Draft) => void;
  /** Sends the answer, if it is ready. */
  submit: () => void;
  giveUp: () => void;
  openHint: (level: HintLevel) => void;
  end: () => void;
  goOn: () => void;
  /** Loads again: with `id` that session, with null the open session or a new one. */
  restart: (id: string | null) => void;
}

export interface ExerciseSession<S extends SessionTypes> extends SessionSteps {
  state: SessionState<S>;
  amend: (result: S['result']) => void;
}

/** Runs a session: one exercise after another, synchronized with the server. */
export function useExerciseSession<S extends SessionTypes>(
  policy: SessionPolicy<S>,
  { initial = { phase: 'loading', id: null, left: null }, onGraded }: Options<S> = {},
): ExerciseSession<S> {
  const [state, dispatch] = useReducer(
    (before: SessionState<S>, event: SessionEvent<S>) => advance(policy, before, event),
    initial,
  );
  useLoading(policy, state, dispatch);
  useTyped(
    'active' in state ? (policy.typedKey?.(state.active.view) ?? null) : null,
    state.phase === 'answering' || state.phase === 'checking' ? state.active.draft : null,
  );

  /** The exercise was answered elsewhere or no longer exists: reloads the session. */
  function refuse({ view }: ActiveExercise<S>, error: unknown) {
    const problem = readProblem(error);
    const { reason } = problem;
    if (policy.load && (reason === 'passed' || reason === 'missing'))
      dispatch({ type: 'restarted', id: policy.idOf?.(view) ?? null, left: { view, reason } });
    else dispatch({ type: 'refused', problem });
  }

  async function send(active: ActiveExercise<S>, gaveUp: boolean, call: () => Promise<S['result']>) {
    dispatch({ type: 'sent', gaveUp });
    try {
      const result = await call();
      dispatch({ type: 'graded', result, at: performance.now() });
      onGraded?.(result);
    } catch (error) {
      refuse(active, error);
    }
  }

  async function askHint(active: ActiveExercise<S>, call: () => Promise<S['opened']>) {
    dispatch({ type: 'hintAsked' });
    try {
      dispatch({ type: 'hinted', opened: await call() });
    } catch (error) {
      refuse(active, error);
    }
  }

  const active = state.phase === 'answering' ? state.active : null;
  return {
    state,
    submit: () => {
      const answer = active && finalAnswer(active.draft);
      if (answer) void send(active, false, () => policy.send(active, answer));
    },
    giveUp: () => {
      if (active) void send(active, true, () => policy.send(active, null));
    },
    end: () => {
      const { end } = policy;
      if (active && end) void send(active, false, () => end(active));
    },
    openHint: (level) => {
      const { openHint } = policy;
      if (active && openHint) void askHint(active, () => openHint(active, level));
    },
    change: (draft) => dispatch({ type: 'changed', draft }),
    goOn: () => dispatch({ type: 'continued', at: performance.now() }),
    restart: (id) => dispatch({ type: 'restarted', id, left: null }),
    amend: (result) => dispatch({ type: 'amended', result }),
  };
}

function useLoading<S extends SessionTypes>(
  policy: SessionPolicy<S>,
  state: SessionState<S>,
  dispatch: (event: SessionEvent<S>) => void,
): void {
  useEffect(() => {
    if (state.phase !== 'loading' || !policy.load) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    policy.load(state.id, signal).then(
      (view) => dispatch({ type: 'loaded', view, typed: typedBefore(policy, view), at: performance.now() }),
      (error: unknown) => {
        if (!signal.aborted) dispatch({ type: 'failed', problem: readProblem(error) });
      },
    );
    return () => controller.abort();
  }, [policy, state, dispatch]);
}

function typedBefore<S extends SessionTypes>({ typedKey }: SessionPolicy<S>, view: S['view']): string {
  return typedKey && view.current ? readTyped(typedKey(view)) : '';
}

/** Loads a session by its id; when it no longer exists or is somebody else's, the open session or a new one. */
export async function loadOrBegin<View>(
  id: string | null,
  { find, begin }: { find: (id: string) => Promise<View>; begin: () => Promise<View> },
): Promise<View> {
  if (id === null) return begin();
  try {
    return await find(id);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return begin();
    throw error;
  }
}
