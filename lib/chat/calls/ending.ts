import 'server-only';
import type { Connection } from '@/db/client';
import { insertEventMessage } from '@/lib/chat/messages/event-message';
import { notify } from '@/lib/people/notifications/notify';
import { publishAfterCommit } from '@/lib/platform/realtime/after-commit';
import { clearCall, updateCall, type CallRow } from './inside/queries';
import { endOf, isMissed, outcomeOf, type CallOutcome, type CallStep } from './policy';

/** Ends a locked call if this step ends it, and otherwise leaves it unchanged; a repeated step changes nothing. */
export async function stepCall(on: Connection, call: CallRow, step: CallStep, at: Date): Promise<CallRow> {
  const outcome = outcomeOf(call, step, at);
  return outcome === null ? call : endCall(on, call, { outcome, endedAt: endOf(call, step, at), at });
}

/**
 * Ends the locked call of two between whom nothing may pass any more. The browsers of the viewer alone are told: the other one
 * finds it ended when they next say that they are there.
 */
export async function partCall(on: Connection, call: CallRow, viewerId: number, at: Date): Promise<CallRow> {
  const outcome = outcomeOf(call, 'parted', at);
  return outcome === null ? call : endCall(on, call, { outcome, endedAt: at, at, apartFor: viewerId });
}

interface Ending {
  outcome: CallOutcome;
  endedAt: Date;
  at: Date;
  /** The one of two who were parted in whose name it ends. */
  apartFor?: number;
}

/** The end of a call: both are free, the conversation says how it was, and who missed it is told. */
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
  const to = apartFor === undefined ? [callerId, calleeId] : [apartFor];
  await publishAfterCommit(on, to, { name: 'chat-call', data: { ...pair, call_id: id } });
  // A message that nobody has to read is no new one: the counters stay.
  const name = missed ? 'chat-send' : 'chat-edit';
  await publishAfterCommit(on, to, { name, data: { ...pair, seq } });
  if (missed) await notify(on, { to: calleeId, kind: 'call_missed', person: callerId, call: id });
  return ended;
}
