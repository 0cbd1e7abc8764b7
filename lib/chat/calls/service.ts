import 'server-only';
import type { Connection } from '@/db/client';
import { findRefusal, requireConversation, type Conversation } from '@/lib/chat/dialogs/conversation';
import { partnerOf } from '@/lib/chat/dialogs/partner';
import { areApart } from '@/lib/chat/dialogs/talk';
import { requireMayWrite } from '@/lib/people/auth/require-may-write';
import type { Viewer } from '@/lib/people/auth/viewer';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/database/database';
import { AppError } from '@/lib/platform/errors';
import { publishAfterCommit } from '@/lib/platform/realtime/after-commit';
import { secondMs } from '@/lib/platform/time/units';
import { partCall, stepCall } from './ending';
import {
  hasMuted,
  insertSignals,
  isFull,
  lockCall,
  selectCall,
  selectSignals,
  updateCall,
  type CallRow,
} from './inside/queries';
import { ringSeconds } from './limits';
import type { CallAnswer, CallClient, CallSignals, CallSync, CallSynced, CallView } from './schema';

/*
 * The verbs of a call, for its two people; anybody else gets 'not_found'. Each locks the call's row and answers its state; a
 * repeated or late step changes nothing.
 */

/** Throws AppError: 'not_found', 'not_joined'. */
export const getCall = async (viewer: Viewer, callId: number): Promise<CallView> =>
  change(viewer, callId, async (on, { call }) => stepCall(on, call, 'time', now()));

/**
 * Accepts or declines a call; if several tabs accept it, the first one gets it.
 * Throws AppError: 'not_found', 'not_joined', 'forbidden', 'email_unverified', 'muted', 'blocking', 'not_talking',
 * 'not_a_person'.
 */
export async function answerCall(viewer: Viewer, callId: number, input: CallAnswer): Promise<CallView> {
  return change(viewer, callId, async (on, { call, conversation }) => {
    if (call.calleeId !== viewer.id) throw new AppError('forbidden');
    if (input.answer === 'decline')
      return call.state === 'ringing' ? stepCall(on, call, 'callee_ends', now()) : call;
    await requireMayCall(viewer, conversation);
    return acceptCall(on, call, input);
  });
}

/** Accepts a locked call if it still rings. */
export async function acceptCall(on: Connection, call: CallRow, { client_id: calleeClient }: CallClient) {
  const at = now();
  const current = await stepCall(on, call, 'time', at);
  if (current.state !== 'ringing') return current;
  const accepted = await updateCall(on, call.id, {
    state: 'answered',
    calleeClient,
    answeredAt: at,
    callerSeenAt: at,
    calleeSeenAt: at,
  });
  await publishToBoth(on, accepted);
  return accepted;
}

/**
 * Ends the call for both people; from a tab that is not in the call, it changes nothing. Throws AppError: 'not_found',
 * 'not_joined'.
 */
export async function endCallOf(
  viewer: Viewer,
  callId: number,
  { client_id }: CallClient,
): Promise<CallView> {
  return change(viewer, callId, async (on, { call }) => {
    if (clientOf(call, viewer.id) !== client_id) return call;
    return stepCall(on, call, call.callerId === viewer.id ? 'caller_ends' : 'callee_ends', now());
  });
}

/**
 * A tab in the call reports that it is alive and gets new signals. While it rings, the callee's tabs are notified again,
 * also new ones. Throws AppError: 'not_found', 'not_joined'.
 */
export async function syncCall(viewer: Viewer, callId: number, input: CallSync): Promise<CallSynced> {
  const call = await change(viewer, callId, async (on, { call: known }) => {
    if (clientOf(known, viewer.id) !== input.client_id) return known;
    const at = now();
    const current = await stepCall(on, known, 'time', at);
    if (current.state === 'ended') return current;
    // A callee who has muted the caller is not notified.
    if (current.state === 'ringing' && !(await hasMuted(on, current.calleeId, current.callerId)))
      await publishToCallee(on, current);
    const isFirst = input.is_connected && current.state === 'answered' && !current.connectedAt;
    return updateCall(on, callId, {
      [current.callerId === viewer.id ? 'callerSeenAt' : 'calleeSeenAt']: at,
      ...(isFirst && { connectedAt: at }),
    });
  });
  const isHere = call.state === 'answered' && call.client_id === input.client_id;
  const place = { id: callId, me: viewer.id, after: input.after };
  return { call, signals: isHere ? await selectSignals(db, place) : [] };
}

/**
 * Sends signals to the other person's browser. Throws AppError: 'not_found', 'not_joined', 'forbidden', 'too_many_requests'.
 */
export async function sendSignals(viewer: Viewer, callId: number, input: CallSignals): Promise<CallView> {
  return change(viewer, callId, async (on, { call }) => {
    if (call.state === 'ended') return call;
    if (call.state !== 'answered' || clientOf(call, viewer.id) !== input.client_id)
      throw new AppError('forbidden');
    const place = { id: callId, me: viewer.id };
    if (await isFull(on, place)) throw new AppError('too_many_requests', { values: { seconds: 60 } });
    await insertSignals(on, place, input.signals);
    const other = otherOf(call, viewer.id);
    await publishAfterCommit(on, [other], {
      name: 'chat-call-signal',
      data: { from_id: viewer.id, to_id: other, call_id: callId },
    });
    return call;
  });
}

/**
 * Throws AppError unless the viewer may call this person, who is no machine: the first message was answered or they are
 * friends, and the viewer may write to them. Errors: 'not_a_person', 'not_talking', 'not_found', and those of
 * `requireMayWriteTo`.
 */
export async function requireMayCall(viewer: Viewer, conversation: Conversation): Promise<void> {
  const { state, person } = conversation;
  if (person?.isMachine) throw new AppError('not_a_person');
  const areTalking = state === 'open' || person?.friendship === 'friends';
  if (person && !areTalking) throw new AppError('not_talking');
  const refusal = await findRefusal(viewer, conversation);
  if (refusal === null) return;
  if (refusal === 'muted') requireMayWrite(viewer);
  throw new AppError(refusal === 'gone' ? 'not_found' : refusal);
}

export const otherOf = ({ callerId, calleeId }: CallRow, me: number) =>
  callerId === me ? calleeId : callerId;
const clientOf = (call: CallRow, me: number) =>
  call.callerId === me ? call.callerClient : call.calleeClient;

export function viewOf(
  call: CallRow,
  viewer: Pick<Viewer, 'id'>,
  { person, dialog }: Conversation,
): CallView {
  return {
    id: call.id,
    person: partnerOf(otherOf(call, viewer.id), {
      person,
      hasAccount: dialog.hasOther || person !== null,
      isOnline: false,
    }),
    mine: call.callerId === viewer.id,
    state: call.state,
    outcome: call.outcome,
    client_id: clientOf(call, viewer.id),
    rings_until: new Date(call.startedAt.getTime() + ringSeconds * secondMs).toISOString(),
    connected_at: call.connectedAt?.toISOString() ?? null,
  };
}

async function publishToBoth(on: Connection, { id, callerId, calleeId }: CallRow): Promise<void> {
  const data = { from_id: callerId, to_id: calleeId, call_id: id };
  await publishAfterCommit(on, [callerId, calleeId], { name: 'chat-call', data });
}

export async function publishToCallee(on: Connection, { id, callerId, calleeId }: CallRow): Promise<void> {
  const data = { from_id: callerId, to_id: calleeId, call_id: id };
  await publishAfterCommit(on, [calleeId], { name: 'chat-call', data });
}

type Work = (on: Connection, about: { call: CallRow; conversation: Conversation }) => Promise<CallRow>;

async function change(viewer: Viewer, callId: number, work: Work): Promise<CallView> {
  const found = await selectCall(db, callId);
  if (!found || (found.callerId !== viewer.id && found.calleeId !== viewer.id))
    throw new AppError('not_found');
  const conversation = await requireConversation(viewer, otherOf(found, viewer.id));
  const isApart = areApart(conversation);
  const call = await db.transaction(async (on) => {
    const locked = await lockCall(on, callId);
    if (!locked) throw new AppError('not_found');
    return isApart ? partCall(on, locked, viewer.id, now()) : work(on, { call: locked, conversation });
  });
  return viewOf(call, viewer, conversation);
}
