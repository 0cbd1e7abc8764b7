import 'server-only';
import type { Connection } from '@/db/client';
import { notify } from '@/lib/people/notifications/notify';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/database/database';
import { defineJob } from '@/lib/platform/jobs/job';
import { publishAfterCommit } from '@/lib/platform/realtime/after-commit';
import { hourMs, minuteMs } from '@/lib/platform/time/units';
import { moveChecked, selectWaiting, type Waiting } from './inside/queries';
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
    for (const waiting of await selectWaiting(on, { from, until, toldBefore, at })) {
      await notify(on, { to: waiting.id, kind: 'chat_unread' });
      await askPages(on, waiting);
    }
  });
}

/**
 * Asks the person's pages whether they show the conversation: one that does answers with its read position, also if it stands
 * above the messages, and the reminder is not sent. If several people have written, none of their conversations can answer
 * for the others.
 */
async function askPages(on: Connection, { id: to, from }: Waiting): Promise<void> {
  if (from !== null)
    await publishAfterCommit(on, [to], { name: 'chat-waiting', data: { from_id: from, to_id: to } });
}
