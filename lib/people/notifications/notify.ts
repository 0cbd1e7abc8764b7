import 'server-only';
import type { Connection } from '@/db/client';
import { now } from '@/lib/platform/clock';
import { publishAfterCommit } from '@/lib/platform/realtime/after-commit';
import { factOf, type Notification } from './kinds';
import { isPushed } from './inside/pending-queries';
import { deleteNotification, insertNotification, mayBeTold } from './inside/queries';
import { pushJob } from './push-job';

/**
 * Tells somebody of something, in the transaction in which it happens. The same thing is told once, however often this is
 * called. Nobody is told of their own deeds, nor of people of whom they shall not know (lib/people/audience): those who
 * block them, whom they block or have muted, and minors of adults and the reverse. Then, and for a deleted account, nothing happens.
 */
export async function notify(on: Connection, notification: Notification): Promise<void> {
  const { to: userId } = notification;
  const { kind, actorId, subjectId, isRepeatable } = factOf(notification);
  const at = now();
  if (!(await mayBeTold(on, { userId, actorId, at }))) return;
  const fact = { userId, kind, actorId, subjectId };
  if (isRepeatable) await deleteNotification(on, fact);
  const id = await insertNotification(on, { ...fact, createdAt: at });
  if (id === null) return;
  await publishAfterCommit(on, [userId], { name: 'notify', data: {} });
  if (await isPushed(on, id)) await pushJob.queue({ notification: id }, on);
}
