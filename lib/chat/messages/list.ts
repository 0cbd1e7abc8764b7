import 'server-only';
import {
  findRefusal,
  requireConversation,
  requireDialog,
  type Conversation,
} from '@/lib/chat/dialogs/conversation';
import { partnerOf } from '@/lib/chat/dialogs/partner';
import { sharingOf } from '@/lib/chat/dialogs/policy';
import type { Viewer } from '@/lib/people/auth/viewer';
import { listOnlineAmong } from '@/lib/people/presence/list-online';
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

/** A conversation with its latest messages. Throws AppError: 'not_found', 'not_joined'. */
export async function getConversation(viewer: Viewer, otherId: number): Promise<ConversationView> {
  const conversation = await requireConversation(viewer, otherId);
  const { person, dialog, state } = conversation;
  const [latest, refusal, online] = await Promise.all([
    selectLatest(viewer, dialog),
    findRefusal(viewer, conversation),
    listOnlineAmong(person ? [person] : []),
  ]);
  const shares = sharingOf({ ...dialog, state, isSeen: person !== null && !person.blocks });
  return {
    person: partnerOf(otherId, {
      person,
      hasAccount: dialog.hasOther || person !== null,
      isOnline: online.has(otherId),
    }),
    state,
    refusal,
    version: dialog.lastSeq,
    unread: dialog.unread,
    read_seq: dialog.readSeq,
    their_read_seq: shares.read ? dialog.theirReadSeq : null,
    shows_typing: shares.typing,
    messages: latest.slice(-messagePageSize),
    more: latest.length > messagePageSize,
  };
}

async function selectLatest(
  { id: me }: Viewer,
  { id, clearedSeq, lastSeq }: Conversation['dialog'],
): Promise<MessageView[]> {
  if (id === null) return [];
  return selectBefore(db, { dialogId: id, me, clearedSeq }, lastSeq + 1, messagePageSize + 1);
}

/** A page of older or newer messages, or of changes. Throws AppError: 'not_found', 'not_joined'. */
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

/** Messages of the conversation by their numbers. Throws AppError: 'not_found', 'not_joined'. */
export async function listMessagesAt(
  viewer: Viewer,
  otherId: number,
  seqs: readonly number[],
): Promise<MessageView[]> {
  const { dialogId, dialog } = await requireDialog(viewer, otherId);
  return selectAt(db, { dialogId, me: viewer.id, clearedSeq: dialog.clearedSeq }, seqs);
}

/** An id that no dialog has, for a conversation without messages. */
const noDialog = 0;

async function requireView(viewer: Viewer, otherId: number): Promise<DialogView> {
  const { dialog } = await requireConversation(viewer, otherId);
  return { dialogId: dialog.id ?? noDialog, me: viewer.id, clearedSeq: dialog.clearedSeq };
}
