import 'server-only';
import type { Connection } from '@/db/client';
import { now } from '@/lib/platform/clock';
import { secondMs } from '@/lib/platform/time/units';
import { factOf, type Notification } from './kinds';
import { isPushed } from './inside/pending-queries';
import { deleteNotification, insertNotification, mayBeTold } from './inside/queries';
import { shownSeconds } from './limits';
import { pushJob } from './push-job';
import { recount } from './recount';

/**
 * Notifies a person of an event, in the transaction of the event. A repeat notifies nobody again, except of the kinds that
 * `factOf` calls repeatable: there the new notification replaces the earlier one. Nothing happens if the person is the
 * actor, if their account is deleted, or if they may not see the actor (lib/people/audience): either blocks the other, they
 * have muted the actor, or one of the two is a minor and the other an adult. A kind that a conversation shows is pushed only
 * when no page has shown it within `shownSeconds`.
 */
export async function notify(on: Connection, notification: Notification): Promise<void> {
  const { to: userId } = notification;
  const { kind, actorId, subjectId, isRepeatable, isInConversation } = factOf(notification);
  const at = now();
  if (!(await mayBeTold(on, { userId, actorId, at }))) return;
  const fact = { userId, kind, actorId, subjectId };
  if (isRepeatable) await deleteNotification(on, fact);
  const id = await insertNotification(on, { ...fact, createdAt: at });
  if (id === null) return;
  await recount(on, userId, isInConversation && actorId !== null ? actorId : undefined);
  const delayMs = isInConversation ? shownSeconds * secondMs : 0;
  if (await isPushed(on, id)) await pushJob.queue({ notification: id }, on, delayMs);
}
