import { isFull } from './drafts/draft';
import { useShortcuts } from './use-shortcuts';
import type { OpenState, SessionTypes } from './session-types';
import type { SessionSteps } from './use-exercise-session';

/** Enter takes the next step: check, or continue. */
export function useSessionKeys({ submit, goOn }: SessionSteps, state: OpenState<SessionTypes>): void {
  useShortcuts({
    onEnter: state.phase === 'checked' ? goOn : submit,
    placed: isFull(state.active.draft),
  });
}
