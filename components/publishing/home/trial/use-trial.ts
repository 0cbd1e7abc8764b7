import { showExercise } from '@/components/learning/session/session-state';
import type { SessionState } from '@/components/learning/session/session-types';
import {
  useExerciseSession,
  type ExerciseSession,
  type SessionPolicy,
} from '@/components/learning/session/use-exercise-session';
import { fetchJson } from '@/lib/browser/api/fetcher';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import type { TrialResult, TrialView } from '@/lib/learning/trials/schema';

export interface TrialTypes {
  view: { current: TrialView | null };
  result: TrialResult;
  opened: never;
  detour: never;
}

/** The session of one exercise of the home page. `chosen`: the option chosen before the scripts had loaded. */
export const useTrial = (trial: TrialView, chosen: number | null): ExerciseSession<TrialTypes> =>
  useExerciseSession(policy, { initial: begin(trial, chosen) });

/** The rules of a session with a single exercise. */
const policy: SessionPolicy<TrialTypes> = {
  isOver: ({ current }) => current === null,
  viewAfter: () => ({ current: null }),
  showsVerdicts: true,
  forgetsProblemOnChange: true,
  send: ({ current: { exercise, version } }, answer) =>
    fetchJson(apiRoutes.trials(), { method: 'POST', body: { exercise, version, answer } }),
};

function begin(trial: TrialView, option: number | null): SessionState<TrialTypes> {
  const notes = { typed: '', shownAt: 0, previous: null, detour: null };
  const state = showExercise<TrialTypes>(policy, { current: trial }, notes);
  if (state.phase !== 'answering' || state.active.draft.kind !== 'choice' || option === null) return state;
  return { ...state, active: { ...state.active, draft: { ...state.active.draft, option } } };
}
