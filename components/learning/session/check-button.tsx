import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { finalAnswer } from './drafts/draft';
import type { OpenState, SessionTypes } from './session-state';
import type { SessionSteps } from './use-exercise-session';

/** Before checking, or while an answer is being checked. */
export type UncheckedState = Exclude<OpenState<SessionTypes>, { phase: 'checked' }>;

interface Props {
  session: SessionSteps;
  state: UncheckedState;
  className: string;
  children: ReactNode;
}

/** Sends the answer, once it is ready. */
export function CheckButton({ session, state, className, children }: Props) {
  const checking = state.phase === 'checking';
  const ready = finalAnswer(state.active.draft) !== null;
  return (
    <Button
      size="large"
      waiting={checking}
      disabled={!ready && !checking}
      onClick={session.submit}
      className={className}
    >
      {children}
    </Button>
  );
}
