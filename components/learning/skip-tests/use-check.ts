import { useEffect, useReducer } from 'react';
import { finalAnswer, type Draft } from '@/components/learning/practice/drafts/draft';
import { readProblem } from '@/components/learning/practice/problem';
import { readTyped, useTyped } from '@/components/learning/practice/use-typed';
import type { CheckedAnswer, CheckView } from '@/lib/learning/skip-tests/schema';
import type { ExerciseAnswer } from '@/lib/russian/exercises/schema';
import { ApiError, fetchJson } from '@/lib/browser/api/fetcher';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import { advance, type CheckState, type Seat } from './check-state';

export interface Check {
  state: CheckState;
  change: (draft: Draft) => void;
  /** Sends the answer on the desk, if it is ready. */
  submit: (seat: Seat) => void;
  passOver: (seat: Seat) => void;
  goOn: () => void;
  /** Loads again: `ended` to see that one, null to go on or begin anew. */
  restart: (ended: string | null) => void;
}

/** The check before a lesson, kept in step with the server. `ended`: one that is over, to see its result again. */
export function useCheck(lesson: number, ended: string | null): Check {
  const [state, dispatch] = useReducer(advance, { phase: 'loading', ended });
  useTyped(
    'seat' in state ? keyOf(state.seat.view) : null,
    state.phase === 'answering' || state.phase === 'checking' ? state.seat.draft : null,
  );

  useEffect(() => {
    if (state.phase !== 'loading') return undefined;
    const controller = new AbortController();
    loadCheck(lesson, state.ended, controller.signal).then(
      (view) => dispatch({ type: 'loaded', view, typed: readTyped(keyOf(view)) }),
      (error: unknown) => {
        if (!controller.signal.aborted) dispatch({ type: 'failed', problem: readProblem(error) });
      },
    );
    return () => controller.abort();
  }, [lesson, state]);

  async function send({ view, current }: Seat, answer: ExerciseAnswer | null) {
    dispatch({ type: 'sent' });
    const body = { turn: view.turn, exercise: current.exercise, answer };
    try {
      const path = apiRoutes.checkAnswers(view.check);
      dispatch({ type: 'graded', outcome: await fetchJson<CheckedAnswer>(path, { method: 'POST', body }) });
    } catch (error) {
      const problem = readProblem(error);
      // Another window has gone on, or what was asked is here no more: take the check up where it stands.
      const isElsewhere = problem.reason === 'passed' || problem.reason === 'missing';
      dispatch(isElsewhere ? { type: 'restarted', ended: null } : { type: 'failed', problem });
    }
  }

  return {
    state,
    change: (draft) => dispatch({ type: 'changed', draft }),
    submit: (seat) => {
      const answer = finalAnswer(seat.draft);
      if (answer !== null) void send(seat, answer);
    },
    passOver: (seat) => void send(seat, null),
    goOn: () => dispatch({ type: 'continued' }),
    restart: (known) => dispatch({ type: 'restarted', ended: known }),
  };
}

/** Its id tells it from a run of a lesson, whose typing is kept the same way. */
const keyOf = ({ check, turn }: CheckView) => `practice:${check}:${turn}` as const;

async function loadCheck(lesson: number, ended: string | null, signal: AbortSignal): Promise<CheckView> {
  const begin = () => fetchJson<CheckView>(apiRoutes.checks(lesson), { method: 'POST', signal });
  if (ended === null) return begin();
  try {
    return await fetchJson<CheckView>(apiRoutes.check(ended), { signal });
  } catch (error) {
    // An address with a check that is no more, or is somebody else's.
    if (error instanceof ApiError && error.status === 404) return begin();
    throw error;
  }
}
