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
  /** Another window went on in the test, or its authors took the question out. */
  detour: 'moved' | 'changed';
}

/** The level test. */
export const useLevelTest = (): ExerciseSession<LevelTestTypes> => useExerciseSession(levelTestPolicy);

/** It ends when no question is left; until then it tells nothing of the answers. */
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
