import {
  connectSeconds,
  connectSyncSeconds,
  reconnectSeconds,
  ringSyncSeconds,
  talkSyncSeconds,
} from '@/lib/chat/calls/limits';
import { secondMs } from '@/lib/platform/time/units';
import type { CallPhase, EndReason } from './call-phase';

/** Seconds between two requests to the server in a phase. */
const syncSeconds: Partial<Record<CallPhase['name'], number>> = {
  calling: ringSyncSeconds,
  connecting: connectSyncSeconds,
  talking: talkSyncSeconds,
  reconnecting: connectSyncSeconds,
};
/** Longest duration of a phase, and the reason with which it ends then. */
const deadlines: Partial<Record<CallPhase['name'], { seconds: number; reason: EndReason }>> = {
  connecting: { seconds: connectSeconds, reason: 'failed' },
  reconnecting: { seconds: reconnectSeconds, reason: 'lost' },
};

interface Listeners {
  onSync: () => void;
  onDeadline: (reason: EndReason) => void;
}

/** Starts the timers of a phase. @returns a function that stops them */
export function startTimers({ name }: CallPhase, { onSync, onDeadline }: Listeners): () => void {
  const [period, deadline] = [syncSeconds[name], deadlines[name]];
  const timers = [
    ...(period === undefined ? [] : [setInterval(onSync, period * secondMs)]),
    ...(deadline ? [setTimeout(() => onDeadline(deadline.reason), deadline.seconds * secondMs)] : []),
  ];
  return () => {
    for (const timer of timers) clearTimeout(timer);
  };
}
