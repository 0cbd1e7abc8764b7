import 'server-only';
import type { Viewer } from '@/lib/people/auth/viewer';
import { settleUnreadChat } from '@/lib/people/notifications/unread-chat';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/database/database';
import { publish } from '@/lib/platform/realtime/publish';
import { requireDialog } from './conversation';
import { acceptDialog, clearDialog, declineDialog, markRead } from './inside/queries';
import { sharingOf } from './policy';
import type { ReadAnswer, RequestAnswer } from './schema';
import { requireTogether } from './talk';

/* Changes of a conversation other than writing. All throw AppError: 'not_found', 'not_joined'. */

/**
 * Answers a first message without writing. A sender who is declined is not notified; one who is accepted is. Nobody can be
 * accepted with whom nothing may pass any more. Throws AppError: also 'blocking'.
 */
export async function answerRequest(
  viewer: Viewer,
  otherId: number,
  { answer }: RequestAnswer,
): Promise<void> {
  const { dialogId, person } = await requireDialog(viewer, otherId);
  const target = { id: dialogId, me: viewer.id, at: now() };
  if (answer === 'decline') {
    await declineDialog(db, target);
    return publishChange(viewer, otherId, [viewer.id]);
  }
  requireTogether({ person });
  if (await acceptDialog(db, target)) await publishChange(viewer, otherId, [viewer.id, otherId]);
}

const publishChange = async (viewer: Viewer, otherId: number, to: number[]) =>
  publish(to, { name: 'chat-change', data: { from_id: viewer.id, to_id: otherId } });

/**
 * Marks messages up to `seq` as read; the viewer's other tabs are notified, and the other person if both show read marks.
 * Notifications about the same things are marked as read too, also when the position stays because an old message was
 * corrected.
 */
export async function readUpTo(
  viewer: Pick<Viewer, 'id'>,
  otherId: number,
  seq: number,
): Promise<ReadAnswer> {
  const { dialogId, dialog, person, state } = await requireDialog(viewer, otherId);
  const marked = await markRead(db, { id: dialogId, me: viewer.id, seq });
  await settleUnreadChat(db, viewer.id, { dialogId, otherId, seq, at: now() });
  if (!marked) return { unread: dialog.unread };
  // The state from the other person's side: to somebody who waits for a first answer nothing is shown as read.
  const seenAs = state === 'asked' ? 'asking' : state;
  const { read } = sharingOf({ ...dialog, state: seenAs, isSeen: person !== null && !person.blocks });
  const to = read ? [viewer.id, otherId] : [viewer.id];
  await publish(to, { name: 'chat-read', data: { from_id: viewer.id, to_id: otherId, seq } });
  return { unread: marked.unread };
}

/** Empties the conversation for the viewer alone. */
export async function clearConversation(viewer: Viewer, otherId: number): Promise<void> {
  const { dialogId } = await requireDialog(viewer, otherId);
  await clearDialog(db, { id: dialogId, me: viewer.id });
  await publishChange(viewer, otherId, [viewer.id]);
}
