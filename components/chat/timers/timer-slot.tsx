import { isLive } from '@/components/chat/calls/call-phase';
import { useTabCall } from '@/components/chat/calls/tab-call';
import { useTalk } from '@/components/chat/talk';
import { TimerArea } from './timer-area';

/** The timer of the surrounding conversation; during a call of the two people it is shown with the call. */
export function TimerSlot() {
  const talk = useTalk();
  const { phase } = useTabCall();
  if (!talk || talk.person.is_machine) return null;
  if (phase.name !== 'idle' && isLive(phase) && phase.person.id === talk.person.id) return null;
  return <TimerArea person={talk.person.id} />;
}
