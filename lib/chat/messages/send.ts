import 'server-only';
import type { Connection } from '@/db/client';
import type { MessageKind } from '@/db/enums';
import { requireConversation, requireMayWriteTo, type Conversation } from '@/lib/chat/dialogs/conversation';
import { openDialog } from '@/lib/chat/dialogs/open';
import { isNewcomer } from '@/lib/chat/dialogs/policy';
import type { Viewer } from '@/lib/people/auth/viewer';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/database/database';
import { AppError, throwIfLimited } from '@/lib/platform/errors';
import { consume } from '@/lib/platform/limits/throttle';
import { publish } from '@/lib/platform/realtime/publish';
import { selectMessage, selectSent, type DialogView } from './inside/queries';
import { insertMessage } from './inside/write-queries';
import { machineReplyJob } from './machine-reply-job';
import { maxMessagesAMinute, maxNewcomerLinks, maxNewcomerMessagesAMinute } from './limits';
import { countLinks } from './policy';
import type { MessageInput, MessageView } from './schema';

/** What a message is besides its text. */
export interface Attachment {
  kind: MessageKind;
  /** Throws AppError where it may not pass between the two. */
  check: (conversation: Conversation) => Promise<void> | void;
  /** Binds it to its message, in the transaction that stores it. */
  attach: (on: Connection, place: { dialogId: number; seq: number }) => Promise<void>;
}

/**
 * Stores a message and tells both of it. The same message again, by its `client_id`, has the first answer. The first message
 * to somebody who is no friend is a request until it is answered; whoever answers accepts.
 * Throws AppError: 'email_unverified', 'muted', 'not_joined', 'not_found', 'not_welcome', 'unanswered', 'blocking',
 * 'too_many_links', 'too_many_requests'.
 */
export async function sendMessage(
  viewer: Viewer,
  otherId: number,
  input: MessageInput,
  attachment?: Attachment,
): Promise<MessageView> {
  const conversation = await requireConversation(viewer, otherId);
  const { dialog } = conversation;
  const sent =
    dialog.id === null
      ? null
      : await selectSent(db, viewOf(viewer, conversation, dialog.id), input.client_id);
  if (sent) return sent;
  await requireMayWriteTo(viewer, conversation);
  await attachment?.check(conversation);
  await consumeLimits(viewer, conversation, input.text);
  const message = await store(viewer, conversation, { ...input, attachment });
  if (conversation.person?.isMachine)
    await machineReplyJob.queue({ machine: otherId, person: viewer.id, seq: message.seq });
  void publish([viewer.id, otherId], {
    name: 'chat-send',
    data: { from_id: viewer.id, to_id: otherId, seq: message.seq },
  });
  return message;
}

const viewOf = (viewer: Viewer, { dialog }: Conversation, dialogId: number): DialogView => ({
  dialogId,
  me: viewer.id,
  clearedSeq: dialog.clearedSeq,
});

async function consumeLimits(viewer: Viewer, { dialog }: Conversation, text: string): Promise<void> {
  const isNew = isNewcomer(dialog.registeredAt, now());
  if (isNew && countLinks(text) > maxNewcomerLinks)
    throw new AppError('too_many_links', { values: { max: maxNewcomerLinks } });
  const max = isNew ? maxNewcomerMessagesAMinute : maxMessagesAMinute;
  throwIfLimited(await consume([{ key: `chat:${viewer.id}`, max, windowSeconds: 60 }]));
}

type Written = MessageInput & { attachment: Attachment | undefined };

async function store(viewer: Viewer, conversation: Conversation, input: Written): Promise<MessageView> {
  const { dialog, person } = conversation;
  const areFriends = person?.friendship === 'friends';
  if (dialog.id === null) {
    return openDialog(viewer, conversation, async (on, dialogId) =>
      write(on, viewOf(viewer, conversation, dialogId), input, areFriends),
    );
  }
  const view = viewOf(viewer, conversation, dialog.id);
  if (!input.attachment) return write(db, view, input, areFriends);
  return db.transaction(async (on) => write(on, view, input, areFriends));
}

async function write(
  on: Connection,
  view: DialogView,
  { client_id: clientId, text, reply_to: replySeq, attachment }: Written,
  areFriends: boolean,
): Promise<MessageView> {
  const { dialogId, me } = view;
  const seq = await insertMessage(on, {
    dialogId,
    me,
    clientId,
    kind: attachment?.kind ?? 'text',
    body: text,
    replySeq,
    areFriends,
    at: now(),
  });
  if (seq !== null) await attachment?.attach(on, { dialogId, seq });
  const message = seq === null ? await selectSent(on, view, clientId) : await selectMessage(on, view, seq);
  if (!message) throw new AppError('not_found');
  return message;
}
