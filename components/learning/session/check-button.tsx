import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { finalAnswer } from './drafts/draft';
import type { OpenState, SessionTypes } from './session-types';
import type { SessionSteps } from './use-exercise-session';

/** The states before the result. */
export type UncheckedState = Exclude<OpenState<SessionTypes>, { phase: 'checked' }>;

interface Props {
  session: SessionSteps;
  state: UncheckedState;
  className: string;
  children: ReactNode;
}

/** Sends the answer; disabled until it is complete. */
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
