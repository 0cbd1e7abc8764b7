import type { ReactNode } from 'react';
import { CallBar } from './call-bar';
import { isLive } from './call-phase';
import { LeaveQuestion } from './leave-question';
import { useCallsHere, useDial } from './use-calls-here';

/** The call of this tab, if there is one; `beside` is shown with it. */
export function CallArea({ beside }: { beside: (person: number) => ReactNode }) {
  const call = useCallsHere();
  const dial = useDial();
  const { phase } = call;
  if (phase.name === 'idle') return null;
  return (
    <>
      <CallBar key={phase.person.id} call={{ ...call, phase }} onAgain={() => dial(phase.person)}>
        {isLive(phase) && beside(phase.person.id)}
      </CallBar>
      {isLive(phase) && <LeaveQuestion />}
    </>
  );
}
