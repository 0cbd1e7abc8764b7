import 'server-only';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/database/database';
import { publish } from '@/lib/platform/realtime/publish';
import { selectBefore, type DialogView } from './inside/queries';
import { insertMessage } from './inside/write-queries';
import type { MessageView } from './schema';

/* Reading and writing for lib/chat/machine: no limits and no refusals apply to machines. */

/** The latest messages, the newest last. */
export async function listLatest(
  view: Pick<DialogView, 'dialogId' | 'me'>,
  limit: number,
): Promise<MessageView[]> {
  return selectBefore(db, { ...view, clearedSeq: 0 }, Number.MAX_SAFE_INTEGER, limit);
}

interface MachineMessage {
  dialogId: number;
  me: number;
  other: number;
  clientId: string;
  text: string;
}

/** Stores a machine's message and notifies the other person. @returns false when `clientId` was stored before */
export async function sendAsMachine({
  dialogId,
  me,
  other,
  clientId,
  text,
}: MachineMessage): Promise<boolean> {
  const message = { dialogId, me, clientId, body: text, at: now() };
  const { seq } = await insertMessage(
    db,
    { ...message, kind: 'text', replySeq: null, areFriends: false },
    null,
  );
  if (seq === null) return false;
  await publish([other], { name: 'chat-send', data: { from_id: me, to_id: other, seq } });
  return true;
}
