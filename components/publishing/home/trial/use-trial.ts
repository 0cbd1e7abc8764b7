import { useState } from 'react';
import { beginDraft, finalAnswer, type Draft } from '@/components/learning/practice/drafts/draft';
import { readProblem, type Problem } from '@/components/learning/practice/problem';
import { fetchJson } from '@/lib/browser/api/fetcher';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import type { TrialInput, TrialResult, TrialView } from '@/lib/learning/trials/schema';

export type TrialState =
  | { phase: 'answering'; draft: Draft; problem: Problem | null }
  | { phase: 'checking'; draft: Draft }
  | { phase: 'checked'; draft: Draft; result: TrialResult };

/** One answer to an exercise of the home page. */
export function useTrial({ task, exercise, version }: TrialView, chosen: number | null) {
  const [state, setState] = useState<TrialState>(() => ({
    phase: 'answering',
    draft: chooseFirst(beginDraft(task), chosen),
    problem: null,
  }));

  function change(draft: Draft) {
    if (state.phase === 'answering') setState({ phase: 'answering', draft, problem: null });
  }

  async function send(draft: Draft, answer: TrialInput['answer']) {
    setState({ phase: 'checking', draft });
    try {
      const body = { exercise, version, answer } satisfies TrialInput;
      const result = await fetchJson<TrialResult>(apiRoutes.trials(), { method: 'POST', body });
      setState({ phase: 'checked', draft, result });
    } catch (error) {
      setState({ phase: 'answering', draft, problem: readProblem(error) });
    }
  }

  function submit() {
    const answer = state.phase === 'answering' ? finalAnswer(state.draft) : null;
    if (answer) void send(state.draft, answer);
  }

  return { state, change, submit };
}

function chooseFirst(draft: Draft, option: number | null): Draft {
  return draft.kind === 'choice' && option !== null ? { ...draft, option } : draft;
}
