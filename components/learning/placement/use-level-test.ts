import {
  useExerciseSession,
  type ExerciseSession,
  type SessionPolicy,
} from '@/components/learning/session/use-exercise-session';
import { fetchJson } from '@/lib/browser/api/fetcher';
import { apiRoutes } from '@/lib/platform/routes/api-routes';
import type { PlacementView } from '@/lib/learning/placement/schema';

export interface LevelTestTypes {
  view: PlacementView;
  result: PlacementView;
  opened: never;
  /** Another window has continued the test, or the question was removed. */
  detour: 'moved' | 'changed';
}

/** The session of a level test. */
export const useLevelTest = (): ExerciseSession<LevelTestTypes> => useExerciseSession(levelTestPolicy);

/**
 * The test ends when no question is left; no verdict is shown before.
 * @public for tests of the state machine without a component
 */
export const levelTestPolicy: SessionPolicy<LevelTestTypes> = {
  isOver: ({ current }) => current === null,
  viewAfter: (view) => view,
  showsVerdicts: false,
  detourFrom: ({ view }, { turn }) => (turn === view.turn ? 'changed' : 'moved'),
  load: (_, signal) => fetchJson(apiRoutes.placements(), { method: 'POST', signal }),
  send: ({ view: { placement, turn }, current: { item } }, answer) =>
    fetchJson(apiRoutes.placementAnswers(placement), { method: 'POST', body: { turn, item, answer } }),
  end: ({ view: { placement } }) => fetchJson(apiRoutes.placementResult(placement), { method: 'POST' }),
};
