import { useEffect, useReducer } from 'react';
import { finalAnswer, type Draft } from '@/components/learning/practice/drafts/draft';
import { readProblem } from '@/components/learning/practice/problem';
import type { ExerciseAnswer } from '@/lib/russian/exercises/schema';
import { fetchJson } from '@/lib/browser/api/fetcher';
import type { PlacementView } from '@/lib/learning/placement/schema';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import { advance, type Seat, type TestState } from './test-state';

export interface Test {
  state: TestState;
  change: (draft: Draft) => void;
  /** Sends the answer on the desk, if it is ready. */
  submit: (seat: Seat) => void;
  passOver: (seat: Seat) => void;
  /** Ends the test with what there is. */
  end: (seat: Seat) => void;
  restart: () => void;
}

/** The placement test, kept in step with the server. */
export function useTest(): Test {
  const [state, dispatch] = useReducer(advance, { phase: 'loading' });

  useEffect(() => {
    if (state.phase !== 'loading') return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    fetchJson<PlacementView>(apiRoutes.placements(), { method: 'POST', signal }).then(
      (view) => dispatch({ type: 'came', view }),
      (error: unknown) => {
        if (!signal.aborted) dispatch({ type: 'failed', problem: readProblem(error) });
      },
    );
    return () => controller.abort();
  }, [state]);

  async function call({ turn }: PlacementView, path: string, body?: unknown) {
    dispatch({ type: 'sent' });
    try {
      dispatch({ type: 'came', view: await fetchJson<PlacementView>(path, { method: 'POST', body }) });
    } catch (error) {
      const problem = readProblem(error);
      // Another window has gone on, a day has passed, or the question was taken out: take the test up where it stands.
      const isElsewhere = problem.reason === 'passed' || problem.reason === 'missing';
      dispatch(isElsewhere ? { type: 'restarted', turn } : { type: 'failed', problem });
    }
  }

  function send({ view, current }: Seat, answer: ExerciseAnswer | null) {
    const body = { turn: view.turn, item: current.item, answer };
    void call(view, apiRoutes.placementAnswers(view.placement), body);
  }

  return {
    state,
    change: (draft) => dispatch({ type: 'changed', draft }),
    submit: (seat) => {
      const answer = finalAnswer(seat.draft);
      if (answer !== null) send(seat, answer);
    },
    passOver: (seat) => send(seat, null),
    end: ({ view }) => void call(view, apiRoutes.placementResult(view.placement)),
    restart: () => dispatch({ type: 'restarted' }),
  };
}
