import 'server-only';
import type { Connection } from '@/db/client';
import { requireConversation, type Conversation } from '@/lib/chat/dialogs/conversation';
import { openDialog } from '@/lib/chat/dialogs/open';
import { isNewcomer } from '@/lib/chat/dialogs/policy';
import { areParted } from '@/lib/chat/dialogs/talk';
import type { Viewer } from '@/lib/people/auth/viewer';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/database/database';
import { AppError, throwIfLimited } from '@/lib/platform/errors';
import { consume } from '@/lib/platform/limits/throttle';
import { secondMs } from '@/lib/platform/time/units';
import { checkJob } from './check-job';
import { endCall, endInTime } from './ending';
import {
  hasMuted,
  insertCall,
  lockCall,
  lockPeople,
  selectCall,
  selectLiveIds,
  joinCall,
  type CallRow,
} from './inside/queries';
import { maxCallsAnHour, maxCallsToOneAnHour, maxNewcomerCallsAnHour, ringSeconds } from './limits';
import type { CallClient, CallView } from './schema';
import { acceptCall, requireMayCall, publishToCallee, viewOf } from './service';

/**
 * Calls a person. A retry from the same tab returns the call it began; two people who call each other at the same moment get
 * one call. A callee who is in another call is busy, and finds the missed call in the conversation.
 * Throws AppError: 'not_found', 'not_joined', 'email_unverified', 'muted', 'blocking', 'not_talking', 'not_a_person',
 * 'in_call', 'too_many_requests'.
 */
export async function startCall(viewer: Viewer, otherId: number, input: CallClient): Promise<CallView> {
  const conversation = await requireConversation(viewer, otherId);
  await requireMayCall(viewer, conversation);
  // Friends may call each other before they have written.
  const dialogId = conversation.dialog.id ?? (await openDialog(viewer, conversation, async (_, id) => id));
  const parted = await listPartedCalls([viewer.id, otherId]);
  const call = await db.transaction(async (on) => {
    await lockPeople(on, viewer.id, otherId);
    return (
      (await findOwnCall(on, { me: viewer.id, otherId, parted }, input)) ??
      (await beginCall(on, viewer, { conversation, dialogId }, input))
    );
  });
  return viewOf(call, viewer, conversation);
}

/** Ids of those calls of these people whose two people were parted since. */
async function listPartedCalls(people: readonly number[]): Promise<Set<number>> {
  const parted = new Set<number>();
  for (const id of await selectLiveIds(db, people)) {
    const call = await selectCall(db, id);
    if (call && (await areParted(call.callerId, call.calleeId))) parted.add(id);
  }
  return parted;
}

/** The call that the viewer is in already; calls of either person that have timed out end here. */
async function findOwnCall(
  on: Connection,
  { me, otherId, parted }: { me: number; otherId: number; parted: ReadonlySet<number> },
  input: CallClient,
): Promise<CallRow | null> {
  for (const id of await selectLiveIds(on, [me, otherId])) {
    const locked = await lockCall(on, id);
    const live = locked && (await endInTime(on, locked, parted.has(id)));
    const isMine = live?.callerId === me || live?.calleeId === me;
    if (live && isMine && live.state !== 'ended') return joinOwnCall(on, live, { me, otherId, input });
  }
  return null;
}

async function joinOwnCall(
  on: Connection,
  live: CallRow,
  { me, otherId, input }: { me: number; otherId: number; input: CallClient },
): Promise<CallRow> {
  if (live.callerId === me && live.callerClient === input.client_id) return live;
  if (live.callerId === otherId && live.state === 'ringing') return acceptCall(on, live, input);
  throw new AppError('in_call');
}

async function beginCall(
  on: Connection,
  { id: me }: Viewer,
  { conversation: { otherId, dialog }, dialogId }: { conversation: Conversation; dialogId: number },
  { client_id: callerClient }: CallClient,
): Promise<CallRow> {
  const at = now();
  const max = isNewcomer(dialog.registeredAt, at) ? maxNewcomerCallsAnHour : maxCallsAnHour;
  const limits = [
    { key: `calls:${me}`, max },
    { key: `calls:${me}-${otherId}`, max: maxCallsToOneAnHour },
  ];
  throwIfLimited(
    await consume(
      limits.map((limit) => ({ ...limit, windowSeconds: 3600 })),
      on,
    ),
  );
  const call = await insertCall(on, { dialogId, callerId: me, calleeId: otherId, callerClient }, at);
  if (!(await joinCall(on, me, call.id))) throw new AppError('in_call');
  // A callee who has muted the caller is not notified, and stays free for other calls.
  if (!(await hasMuted(on, otherId, me))) {
    const isFree = await joinCall(on, otherId, call.id);
    if (!isFree) return endCall(on, call, { outcome: 'busy', endedAt: at, at });
    await publishToCallee(on, call);
  }
  await checkJob.queue({ call: call.id }, on, (ringSeconds + 1) * secondMs);
  return call;
}
