import 'server-only';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/database/database';
import { defineJob } from '@/lib/platform/jobs/job';
import { secondMs } from '@/lib/platform/time/units';
import { stepCall } from './ending';
import { lockCall } from './inside/queries';
import { goneSeconds } from './limits';

export const checkJob = defineJob<{ call: number }>('check_call');

/** Ends a call that has rung for too long, or whose browsers have vanished; queues itself again while the call goes on. */
export async function checkCall({ call: id }: { call: number }): Promise<void> {
  await db.transaction(async (on) => {
    const call = await lockCall(on, id);
    const checked = call && (await stepCall(on, call, 'time', now()));
    if (checked && checked.state !== 'ended') await checkJob.queue({ call: id }, on, goneSeconds * secondMs);
  });
}
