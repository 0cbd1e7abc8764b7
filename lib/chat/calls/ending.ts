import 'server-only';
import type { Connection } from '@/db/client';
import { insertEventMessage } from '@/lib/chat/messages/event-message';
import { notify } from '@/lib/people/notifications/notify';
import { now } from '@/lib/platform/clock';
import { publishAfterCommit } from '@/lib/platform/realtime/after-commit';
import { clearCall, updateCall, type CallRow } from './inside/queries';
import { endOf, isMissed, outcomeOf, type CallOutcome, type CallStep } from './policy';

/** Ends a locked call if this step ends it, and otherwise leaves it unchanged; a repeated step changes nothing. */
export async function stepCall(on: Connection, call: CallRow, step: CallStep, at: Date): Promise<CallRow> {
  const outcome = outcomeOf(call, step, at);
  return outcome === null ? call : endCall(on, call, { outcome, endedAt: endOf(call, step, at), at });
}

/**
 * Ends a locked call if its time is over, for work that neither of its people has asked for. If they were parted (`areParted`)
 * neither is notified.
 */
export async function endInTime(on: Connection, call: CallRow, isParted: boolean): Promise<CallRow> {
  const at = now();
  const outcome = outcomeOf(call, 'time', at);
  if (outcome === null) return call;
  const endedAt = endOf(call, 'time', at);
  return endCall(on, call, { outcome, endedAt, at, ...(isParted && { apartFor: [] }) });
}

/**
 * Ends the locked call of two people between whom nothing may pass any more. Only the viewer's browsers are notified: the
 * other person's browser finds it ended at its next report.
 */
export async function partCall(on: Connection, call: CallRow, viewerId: number, at: Date): Promise<CallRow> {
  const outcome = outcomeOf(call, 'parted', at);
  return outcome === null ? call : endCall(on, call, { outcome, endedAt: at, at, apartFor: [viewerId] });
}

interface Ending {
  outcome: CallOutcome;
  endedAt: Date;
  at: Date;
  /** If nothing may pass between the two any more: ids of those who are notified all the same, because they look. */
  apartFor?: number[];
}

/**
 * Ends a call: both people are free again, the conversation gets a message about it, and a person who missed it is notified.
 */
export async function endCall(
  on: Connection,
  call: CallRow,
  { outcome, endedAt, at, apartFor }: Ending,
): Promise<CallRow> {
  const { id, dialogId, callerId, calleeId } = call;
  const missed = apartFor === undefined && isMissed(outcome);
  const seq = await insertEventMessage(on, {
    dialogId,
    kind: 'call',
    senderId: callerId,
    isMissed: missed,
    at,
  });
  await clearCall(on, id);
  const ended = await updateCall(on, id, { state: 'ended', outcome, endedAt, seq });
  const pair = { from_id: callerId, to_id: calleeId };
  const to = apartFor ?? [callerId, calleeId];
  if (to.length === 0) return ended;
  await publishAfterCommit(on, to, { name: 'chat-call', data: { ...pair, call_id: id } });
  // Only the message of a missed call is unread; any other one leaves the counters unchanged.
  const name = missed ? 'chat-send' : 'chat-edit';
  await publishAfterCommit(on, to, { name, data: { ...pair, seq } });
  if (missed) await notify(on, { to: calleeId, kind: 'call_missed', person: callerId, call: id });
  return ended;
}
