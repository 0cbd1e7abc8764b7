import { useState } from 'react';
import { callApi, type CallOptions } from '@/lib/http/fetcher';
import type { PlanInput, PlanView } from '@/lib/plan/schema';
import { apiRoutes } from '@/lib/routes';

export interface PlanDesk {
  view: PlanView;
  busy: boolean;
  /** What came of the last call: the server's sentence when it refused, an empty one when it could not be reached. */
  outcome: { saved: true } | { saved: false; message: string } | null;
  put: (input: PlanInput) => Promise<void>;
  remove: () => Promise<void>;
}

/** The plan on the page, kept in step with the server. */
export function usePlan(initial: PlanView): PlanDesk {
  const [view, setView] = useState(initial);
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<PlanDesk['outcome']>(null);

  async function call(options: CallOptions, take: (data: PlanView) => void) {
    setBusy(true);
    setOutcome(null);
    try {
      const answer = await callApi<PlanView>(apiRoutes.plan(), options);
      if (answer.ok) take(answer.data);
      else setOutcome({ saved: false, message: sentenceOf(answer.refusal) });
    } catch (error) {
      setOutcome({ saved: false, message: error instanceof Error ? error.message : '' });
    }
    setBusy(false);
  }

  return {
    view,
    busy,
    outcome,
    put: (body) =>
      call({ method: 'PUT', body }, (data) => {
        setView(data);
        setOutcome({ saved: true });
      }),
    remove: () =>
      call({ method: 'DELETE' }, () =>
        setView({ today: view.today, plan: null, week: null, forecast: null, first_end: null }),
      ),
  };
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
