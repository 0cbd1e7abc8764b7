import type { callOutcomes, callStates } from '@/db/enums';
import { minuteMs, secondMs } from '@/lib/platform/time/units';
import { goneSeconds, noteMinutes, ringSeconds } from './limits';

export type CallState = (typeof callStates)[number];
export type CallOutcome = (typeof callOutcomes)[number];

export interface CallFacts {
  state: CallState;
  startedAt: Date;
  answeredAt: Date | null;
  connectedAt: Date | null;
  callerSeenAt: Date;
  calleeSeenAt: Date | null;
}

/**
 * An event of a call: one person ends or declines it, its timeouts are checked, or the two people are parted (one has
 * blocked the other, or may not see their profile any more).
 */
export type CallStep = 'caller_ends' | 'callee_ends' | 'time' | 'parted';

/** The outcome with which an event ends a call; null if the call goes on, or has ended before. */
export function outcomeOf(call: CallFacts, step: CallStep, at: Date): CallOutcome | null {
  if (call.state === 'ended') return null;
  if (step === 'time' && !isOver(call, at)) return null;
  if (call.state === 'answered') return call.connectedAt ? 'completed' : 'failed';
  if (step === 'time') return 'missed';
  return step === 'callee_ends' ? 'declined' : 'cancelled';
}

function isOver({ state, startedAt, callerSeenAt, calleeSeenAt }: CallFacts, at: Date): boolean {
  const isPast = (since: Date, seconds: number) => at.getTime() - since.getTime() >= seconds * secondMs;
  if (state === 'ringing') return isPast(startedAt, ringSeconds);
  return isPast(callerSeenAt, goneSeconds) || (calleeSeenAt !== null && isPast(calleeSeenAt, goneSeconds));
}

/** When the call ended: after a timeout, at the last report of the browser that vanished. */
export function endOf({ callerSeenAt, calleeSeenAt }: CallFacts, step: CallStep, at: Date): Date {
  if (step !== 'time' || !calleeSeenAt) return at;
  return new Date(Math.min(callerSeenAt.getTime(), calleeSeenAt.getTime()));
}

/** Whether notes are accepted: the call was answered, and goes on or ended less than `noteMinutes` ago. */
export const mayNote = (
  { answeredAt, endedAt }: { answeredAt: Date | null; endedAt: Date | null },
  at: Date,
): boolean =>
  answeredAt !== null && (endedAt === null || at.getTime() - endedAt.getTime() < noteMinutes * minuteMs);

/** Whether the callee missed the call, and is notified. */
export const isMissed = (outcome: CallOutcome) =>
  outcome === 'missed' || outcome === 'busy' || outcome === 'cancelled';
