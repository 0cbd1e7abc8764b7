import 'server-only';
import { findRefusal, requireConversation, requireDialog } from '@/lib/chat/dialogs/conversation';
import { partnerOf } from '@/lib/chat/dialogs/partner';
import type { Viewer } from '@/lib/people/auth/viewer';
import { db } from '@/lib/platform/database/database';
import {
  selectAt,
  selectBefore,
  selectChanged,
  selectFound,
  selectFrom,
  type DialogView,
} from './inside/queries';
import { maxChanges, maxFound, messagePageSize } from './limits';
import type { ConversationView, MessagePage, MessagesQuery, MessageView } from './schema';

/** A conversation as it is opened. Throws AppError: 'not_found', 'not_joined'. */
export async function getConversation(viewer: Viewer, otherId: number): Promise<ConversationView> {
  const conversation = await requireConversation(viewer, otherId);
  const { person, dialog, state } = conversation;
  const [latest, refusal] = await Promise.all([
    dialog.id === null
      ? []
      : selectBefore(
          db,
          { dialogId: dialog.id, me: viewer.id, clearedSeq: dialog.clearedSeq },
          dialog.lastSeq + 1,
          messagePageSize + 1,
        ),
    findRefusal(viewer, conversation),
  ]);
  const isSeen = person !== null && !person.blocks;
  return {
    person: partnerOf(otherId, person, dialog.hasOther || person !== null),
    state,
    refusal,
    version: dialog.lastSeq,
    unread: dialog.unread,
    read_seq: dialog.readSeq,
    // Whoever has not answered yet does not tell that they have read the request.
    their_read_seq:
      isSeen && state !== 'asking' && dialog.showsRead && dialog.theyShowRead ? dialog.theirReadSeq : null,
    shows_typing: isSeen && dialog.showsTyping && dialog.theyShowTyping,
    messages: latest.slice(-messagePageSize),
    more: latest.length > messagePageSize,
  };
}

/** Older or newer messages, or what has changed. Throws AppError: 'not_found', 'not_joined'. */
export async function listMessages(
  viewer: Viewer,
  otherId: number,
  { before, from, after }: MessagesQuery,
): Promise<MessagePage> {
  const view = await requireView(viewer, otherId);
  const limit = (after === undefined ? messagePageSize : maxChanges) + 1;
  if (before !== undefined) {
    const older = await selectBefore(db, view, before, limit);
    return { messages: older.slice(-messagePageSize), more: older.length === limit };
  }
  const later =
    after === undefined
      ? await selectFrom(db, view, from ?? 0, limit)
      : await selectChanged(db, view, after, limit);
  return { messages: later.slice(0, limit - 1), more: later.length === limit };
}

/** Messages of the conversation that contain a text, the latest first. Throws AppError: 'not_found', 'not_joined'. */
export async function findMessages(
  viewer: Viewer,
  otherId: number,
  text: string,
): Promise<{ messages: MessageView[] }> {
  return { messages: await selectFound(db, await requireView(viewer, otherId), text, maxFound) };
}

/** Some messages of the conversation. Throws AppError: 'not_found', 'not_joined'. */
export async function listMessagesAt(
  viewer: Viewer,
  otherId: number,
  seqs: readonly number[],
): Promise<MessageView[]> {
  return selectAt(db, await requireView(viewer, otherId), seqs);
}

async function requireView(viewer: Viewer, otherId: number): Promise<DialogView> {
  const { dialogId, dialog } = await requireDialog(viewer, otherId);
  return { dialogId, me: viewer.id, clearedSeq: dialog.clearedSeq };
}
