import { useState } from 'react';
import { callApi, fetchJson } from '@/lib/browser/api/fetcher';
import type { PlanInput, PlanView } from '@/lib/learning/plan/schema';
import { apiRoutes } from '@/lib/platform/routes/api-routes';

export interface PlanState {
  view: PlanView;
  busy: boolean;
  /** The outcome of the last call, with the server's message; an empty message when the server could not be reached. */
  outcome: { saved: true } | { saved: false; message: string } | null;
  put: (input: PlanInput) => Promise<void>;
  /** Throws when it fails. */
  remove: () => Promise<void>;
}

/** The plan with its calls to the server. */
export function usePlan(initial: PlanView): PlanState {
  const [view, setView] = useState(initial);
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<PlanState['outcome']>(null);

  async function put(body: PlanInput) {
    setBusy(true);
    setOutcome(null);
    try {
      const answer = await callApi<PlanView>(apiRoutes.plan(), { method: 'PUT', body });
      if (answer.ok) setView(answer.data);
      setOutcome(answer.ok ? { saved: true } : { saved: false, message: sentenceOf(answer.refusal) });
    } catch (error) {
      setOutcome({ saved: false, message: error instanceof Error ? error.message : '' });
    }
    setBusy(false);
  }

  async function remove() {
    setOutcome(null);
    await fetchJson(apiRoutes.plan(), { method: 'DELETE' });
    setView({ today: view.today, plan: null, week: null, forecast: null, speed: null, first_end: null });
  }

  return { view, busy, outcome, put, remove };
}

function sentenceOf({
  message,
  errors = {},
}: {
  message: string;
  errors?: Record<string, string[]>;
}): string {
  return Object.values(errors).flat()[0] ?? message;
}
