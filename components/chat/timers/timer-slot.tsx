import { isLive } from '@/components/chat/calls/call-phase';
import { useTabCall } from '@/components/chat/calls/tab-call';
import { useTalk } from '@/components/chat/talk';
import { TimerArea } from './timer-area';

/** The timer of the conversation around it; during a call of the two it stands with the call. */
export function TimerSlot() {
  const talk = useTalk();
  const { phase } = useTabCall();
  if (!talk || talk.person.is_machine) return null;
  if (phase.name !== 'idle' && isLive(phase) && phase.person.id === talk.person.id) return null;
  return <TimerArea person={talk.person.id} />;
}
