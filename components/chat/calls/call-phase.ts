import type { CallOutcome } from '@/lib/chat/calls/policy';
import type { CallView } from '@/lib/chat/calls/schema';
import type { Partner } from '@/lib/chat/dialogs/schema';

/** Why a call is over in this tab. 'lost': it could not reconnect; 'elsewhere': another tab has it. */
export type EndReason = CallOutcome | 'lost' | 'microphone' | 'elsewhere' | 'refused';

/** The call of this tab. An incoming call rings in a separate dialog until it is accepted here. */
export type CallPhase =
  | { name: 'idle' }
  /** Waiting for the microphone's permission. `callId` is null for a call that is only being begun. */
  | { name: 'preparing'; person: Partner; callId: number | null }
  | { name: 'calling' | 'connecting'; person: Partner; callId: number }
  | { name: 'talking' | 'reconnecting'; person: Partner; callId: number; sinceMs: number }
  /** `sentence`: the server's message after a refusal; `callId` is null where no call came about. */
  | { name: 'ended'; person: Partner; callId: number | null; reason: EndReason; sentence: string | null };

export type CallEvent =
  | { type: 'dialled'; person: Partner }
  | { type: 'taken'; person: Partner; callId: number }
  /** The server's answer about the call; `tab` is the id of this tab. */
  | { type: 'synced'; call: CallView; tab: string }
  | { type: 'connected'; atMs: number }
  | { type: 'lost' }
  | { type: 'given_up'; reason: EndReason; sentence?: string }
  | { type: 'closed' };

export const isLive = ({ name }: CallPhase) => name !== 'idle' && name !== 'ended';

/** The phase of the call after an event; a late event changes nothing. */
export function nextPhase(phase: CallPhase, event: CallEvent): CallPhase {
  switch (event.type) {
    case 'dialled':
    case 'taken':
      return begun(phase, event);
    case 'synced':
      return synced(phase, event);
    case 'connected':
      return connected(phase, event.atMs);
    case 'lost':
      return phase.name === 'talking' ? { ...phase, name: 'reconnecting' } : phase;
    case 'given_up':
      return ended(phase, event.reason, event.sentence);
    case 'closed':
      return phase.name === 'ended' ? { name: 'idle' } : phase;
  }
}

function begun(phase: CallPhase, event: Extract<CallEvent, { type: 'dialled' | 'taken' }>): CallPhase {
  if (isLive(phase)) return phase;
  return { name: 'preparing', person: event.person, callId: event.type === 'taken' ? event.callId : null };
}

function synced(phase: CallPhase, { call, tab }: Extract<CallEvent, { type: 'synced' }>): CallPhase {
  if (!isLive(phase)) return phase;
  const known = { ...phase, callId: call.id };
  if (call.state === 'ended') return ended(known, call.outcome ?? 'failed');
  if (call.client_id !== tab) return ended(known, 'elsewhere');
  const at = { person: call.person, callId: call.id };
  if (call.state === 'ringing') return phase.name === 'preparing' ? { name: 'calling', ...at } : phase;
  return phase.name === 'preparing' || phase.name === 'calling' ? { name: 'connecting', ...at } : phase;
}

function connected(phase: CallPhase, atMs: number): CallPhase {
  if (phase.name === 'connecting') return { ...phase, name: 'talking', sinceMs: atMs };
  return phase.name === 'reconnecting' ? { ...phase, name: 'talking' } : phase;
}

function ended(phase: CallPhase, reason: EndReason, sentence: string | null = null): CallPhase {
  if (phase.name === 'idle' || phase.name === 'ended') return phase;
  return { name: 'ended', person: phase.person, callId: phase.callId, reason, sentence };
}
