import { CallBar } from './call-bar';
import { isLive } from './call-phase';
import { LeaveQuestion } from './leave-question';
import { useCallsHere, useDial } from './use-calls-here';

/** The call of this tab, if there is one. */
export function CallArea() {
  const call = useCallsHere();
  const dial = useDial();
  const { phase } = call;
  if (phase.name === 'idle') return null;
  return (
    <>
      <CallBar call={{ ...call, phase }} onAgain={() => dial(phase.person)} />
      {isLive(phase) && <LeaveQuestion />}
    </>
  );
}
