import {
  connectSeconds,
  connectSyncSeconds,
  reconnectSeconds,
  ringSyncSeconds,
  talkSyncSeconds,
} from '@/lib/chat/calls/limits';
import { secondMs } from '@/lib/platform/time/units';
import type { CallPhase, EndReason } from './call-phase';

/** How often the server is asked in a phase, in seconds. */
const syncSeconds: Partial<Record<CallPhase['name'], number>> = {
  calling: ringSyncSeconds,
  connecting: connectSyncSeconds,
  talking: talkSyncSeconds,
  reconnecting: connectSyncSeconds,
};
/** How long a phase may last, and how it ends then. */
const deadlines: Partial<Record<CallPhase['name'], { seconds: number; reason: EndReason }>> = {
  connecting: { seconds: connectSeconds, reason: 'failed' },
  reconnecting: { seconds: reconnectSeconds, reason: 'lost' },
};

interface Listeners {
  onSync: () => void;
  onDeadline: (reason: EndReason) => void;
}

/** Starts what a phase does by the clock. @returns what ends it with the phase */
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
