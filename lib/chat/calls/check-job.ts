import 'server-only';
import { areParted } from '@/lib/chat/dialogs/talk';
import { db } from '@/lib/platform/database/database';
import { defineJob } from '@/lib/platform/jobs/job';
import { secondMs } from '@/lib/platform/time/units';
import { endInTime } from './ending';
import { lockCall, selectCall } from './inside/queries';
import { goneSeconds } from './limits';

export const checkJob = defineJob<{ call: number }>('check_call');

/** Ends a call that has rung for too long, or whose browsers have vanished; queues itself again while the call goes on. */
export async function checkCall({ call: id }: { call: number }): Promise<void> {
  const found = await selectCall(db, id);
  if (!found || found.state === 'ended') return;
  const isParted = await areParted(found.callerId, found.calleeId);
  await db.transaction(async (on) => {
    const call = await lockCall(on, id);
    const checked = call && (await endInTime(on, call, isParted));
    if (checked && checked.state !== 'ended') await checkJob.queue({ call: id }, on, goneSeconds * secondMs);
  });
}
