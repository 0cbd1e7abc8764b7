import type { SessionRules } from '@/components/learning/session/session-state';
import type { PlacementView } from '@/lib/learning/placement/schema';

export interface LevelTestTypes {
  view: PlacementView;
  result: PlacementView;
  opened: never;
  /** Another window went on in the test, or its authors took the question out. */
  detour: 'moved' | 'changed';
}

/** The level test ends when no question is left; until then it tells nothing of the answers. */
export const levelTestRules: SessionRules<LevelTestTypes> = {
  isOver: ({ current }) => current === null,
  viewAfter: (view) => view,
  showsVerdicts: false,
  detourFrom: ({ view }, { turn }) => (turn === view.turn ? 'changed' : 'moved'),
};
