import 'server-only';
import { requireDialog } from '@/lib/chat/dialogs/conversation';
import { partnerOf } from '@/lib/chat/dialogs/partner';
import { idsOf, type ReportSubject, type SealedCall } from '@/lib/people/reports/subject';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/database/database';
import { AppError } from '@/lib/platform/errors';
import { secondMs } from '@/lib/platform/time/units';
import { selectCall, type CallRow } from './inside/queries';
import { otherOf } from './service';

/**
 * A call, named by its id by one of the two; whose it is is the other one. That it was, when and how long is all that is
 * known of it. There is nothing to hide.
 */
export const callSubject: ReportSubject = {
  find: async (viewer, named) => {
    const [id] = idsOf(named, 1) ?? [];
    const call = id === undefined ? null : await selectCall(db, id);
    if (!call || (call.callerId !== viewer.id && call.calleeId !== viewer.id)) return null;
    const otherId = otherOf(call, viewer.id);
    const found = await requireDialog(viewer, otherId).catch(nothingHere);
    if (!found) return null;
    const { person, dialog } = found;
    const { name } = partnerOf(otherId, { person, hasAccount: dialog.hasOther, isOnline: false });
    return {
      key: String(call.id),
      ownerId: dialog.hasOther ? otherId : null,
      snapshot: { name, title: null, text: null, call: sealedCall(call, otherId) },
    };
  },
  hide: async () => null,
  restore: async () => undefined,
};

function nothingHere(error: unknown): null {
  if (error instanceof AppError) return null;
  throw error;
}

function sealedCall(
  { callerId, startedAt, connectedAt, endedAt, outcome }: CallRow,
  ownerId: number,
): SealedCall {
  const talkedMs = connectedAt ? (endedAt ?? now()).getTime() - connectedAt.getTime() : 0;
  return {
    by: callerId === ownerId ? 'owner' : 'other',
    at: startedAt.toISOString(),
    seconds: Math.max(Math.round(talkedMs / secondMs), 0),
    isOver: outcome !== null,
  };
}
