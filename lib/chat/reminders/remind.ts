import 'server-only';
import { notify } from '@/lib/people/notifications/notify';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/database/database';
import { defineJob } from '@/lib/platform/jobs/job';
import { hourMs, minuteMs } from '@/lib/platform/time/units';
import { moveChecked, selectWaiting } from './inside/queries';
import { maxBackHours, silentHours, unreadMinutes } from './limits';

/** Runs each minute. */
export const remindJob = defineJob<null>('chat_reminders');

/**
 * Reminds people whose messages have been unread for `unreadMinutes`: one notification for all messages, until they have read
 * something. Each message is checked once, when its time has come; of two runs at the same time the second finds none.
 */
export async function remindOfUnread(): Promise<void> {
  await db.transaction(async (on) => {
    const at = now();
    const until = new Date(at.getTime() - unreadMinutes * minuteMs);
    const checked = await moveChecked(on, until);
    const earliest = new Date(until.getTime() - maxBackHours * hourMs);
    const from = checked > earliest ? checked : earliest;
    const toldBefore = new Date(at.getTime() - silentHours * hourMs);
    for (const to of await selectWaiting(on, { from, until, toldBefore, at }))
      await notify(on, { to, kind: 'chat_unread' });
  });
}
