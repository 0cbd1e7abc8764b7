import { useEffect, useReducer } from 'react';
import { useSWRConfig } from 'swr';
import type { HintLevel } from '@/lib/russian/exercises/hints';
import type { ExerciseAnswer } from '@/lib/russian/exercises/schema';
import { ApiError, fetchJson } from '@/lib/browser/api/fetcher';
import type { AttemptResult, HintResult, PracticeView } from '@/lib/learning/practice/schema';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import { emptyAnswer, finalAnswer, type Draft } from './drafts/draft';
import { play, type PlayerState, type Sitting } from './player-state';
import { readProblem } from './problem';
import { readDraft, useDraft } from './use-draft';

export interface Practice {
  state: PlayerState;
  change: (draft: Draft) => void;
  /** Sends the answer on the desk, if it is ready. */
  submit: (sitting: Sitting) => Promise<void>;
  giveUp: (sitting: Sitting) => Promise<void>;
  askHint: (sitting: Sitting, level: HintLevel) => Promise<void>;
  goOn: () => void;
  /** Loads again: `run` to see that one, null to go on or begin anew. */
  restart: (run: string | null) => void;
}

/** A run of a lesson, kept in step with the server. `run`: a finished one, to see its summary again. */
export function usePractice(lesson: number, run: string | null): Practice {
  const [state, dispatch] = useReducer(play, { phase: 'loading', run });
  const { mutate } = useSWRConfig();
  useDraft(state);

  useEffect(() => {
    if (state.phase !== 'loading') return undefined;
    const controller = new AbortController();
    loadPractice(lesson, state.run, controller.signal).then(
      (practice) => dispatch({ type: 'loaded', practice, typed: readDraft(practice) }),
      (error: unknown) => {
        if (!controller.signal.aborted) dispatch({ type: 'failed', problem: readProblem(error) });
      },
    );
    return () => controller.abort();
  }, [lesson, state]);

  /** Another tab has gone on, or the lesson was changed: take up the run where it stands now. */
  function refuse({ practice: { run: id, turn } }: Sitting, error: unknown) {
    const problem = readProblem(error);
    const stands = problem.reason !== 'passed' && problem.reason !== 'missing';
    dispatch(stands ? { type: 'refused', problem } : { type: 'restarted', run: id, turn });
  }

  async function send(sitting: Sitting, answer: ExerciseAnswer | null, gaveUp: boolean) {
    if (answer === null) return;
    const { practice, current } = sitting;
    dispatch({ type: 'sent', gaveUp });
    const { run: id, turn } = practice;
    const body = { run: id, turn, version: current.version, answer };
    try {
      const path = apiRoutes.attempts(current.exercise);
      const result = await fetchJson<AttemptResult>(path, { method: 'POST', body });
      dispatch({ type: 'graded', result });
      if (result.points > 0) void mutate(apiRoutes.me());
    } catch (error) {
      refuse(sitting, error);
    }
  }

  async function askHint(sitting: Sitting, level: HintLevel) {
    const { practice, current } = sitting;
    dispatch({ type: 'hintAsked' });
    const { run: id, turn } = practice;
    const body = { run: id, turn, version: current.version, level };
    try {
      const result = await fetchJson<HintResult>(apiRoutes.hints(current.exercise), { method: 'POST', body });
      dispatch({ type: 'hinted', result });
    } catch (error) {
      refuse(sitting, error);
    }
  }

  return {
    state,
    submit: (sitting) => send(sitting, finalAnswer(sitting.draft), false),
    giveUp: (sitting) => send(sitting, emptyAnswer(sitting.draft), true),
    askHint,
    change: (draft) => dispatch({ type: 'changed', draft }),
    goOn: () => dispatch({ type: 'continued' }),
    restart: (known) => dispatch({ type: 'restarted', run: known }),
  };
}

async function loadPractice(lesson: number, run: string | null, signal: AbortSignal): Promise<PracticeView> {
  const begin = () => fetchJson<PracticeView>(apiRoutes.runs(lesson), { method: 'POST', signal });
  if (run === null) return begin();
  try {
    return await fetchJson<PracticeView>(apiRoutes.run(run), { signal });
  } catch (error) {
    // An address with a run that is no more, or is somebody else's.
    if (error instanceof ApiError && error.status === 404) return begin();
    throw error;
  }
}
