import {
  useExerciseSession,
  type ExerciseSession,
  type SessionPolicy,
} from '@/components/learning/session/use-exercise-session';
import { fetchJson } from '@/lib/browser/api/fetcher';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import { levelTestRules, type LevelTestTypes } from './level-test-rules';

/** The level test. */
export const useLevelTest = (): ExerciseSession<LevelTestTypes> => useExerciseSession(policy);

const policy: SessionPolicy<LevelTestTypes> = {
  ...levelTestRules,
  load: (_, signal) => fetchJson(apiRoutes.placements(), { method: 'POST', signal }),
  send: ({ view: { placement, turn }, current: { item } }, answer) =>
    fetchJson(apiRoutes.placementAnswers(placement), { method: 'POST', body: { turn, item, answer } }),
  end: ({ view: { placement } }) => fetchJson(apiRoutes.placementResult(placement), { method: 'POST' }),
};
