import 'server-only';
import type { Connection } from '@/db/client';
import type { MessageKind } from '@/db/enums';
import { requireConversation, requireMayWriteTo, type Conversation } from '@/lib/chat/dialogs/conversation';
import { openDialog } from '@/lib/chat/dialogs/open';
import { isNewcomer } from '@/lib/chat/dialogs/policy';
import type { Viewer } from '@/lib/people/auth/viewer';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/database/database';
import { AppError, throwIfLimited, type ErrorCode } from '@/lib/platform/errors';
import { waitSecondsOf, type ThrottleLimit } from '@/lib/platform/limits/throttle';
import { publish } from '@/lib/platform/realtime/publish';
import { newText } from './inside/message-view';
import { selectMessage, selectSent, type DialogView } from './inside/queries';
import { requireFewLinks } from './inside/require-few-links';
import { insertMessage } from './inside/write-queries';
import { machineReplyJob } from './machine-reply-job';
import { maxMessagesAMinute, maxNewcomerMessagesAMinute } from './limits';
import type { MessageInput, MessageView } from './schema';

/** A part of a message besides its text. */
export interface Attachment {
  kind: MessageKind;
  /** Throws AppError if this attachment may not be sent in this conversation. */
  check: (conversation: Conversation) => Promise<void> | void;
  /** Binds it to its message, in the message's transaction. */
  attach: (on: Connection, place: { dialogId: number; seq: number }) => Promise<void>;
}

/**
 * Stores a message and publishes a live event to both people. A retry with the same `client_id` returns the stored message.
 * The first message to somebody who is no friend is a request until it is answered, which accepts it.
 * Throws AppError: 'email_unverified', 'muted', 'not_joined', 'not_found', 'not_welcome', 'unanswered', 'blocking',
 * 'too_many_links', 'too_many_requests'.
 */
export async function sendIn(
  conversation: Conversation,
  viewer: Viewer,
  input: MessageInput,
  attachment?: Attachment,
): Promise<MessageView> {
  try {
    await requireMayWriteTo(viewer, conversation);
    await attachment?.check(conversation);
    const stored = await store(viewer, conversation, { ...input, attachment });
    if (!stored.isNew) return stored.message;
    await announce(viewer, conversation, stored.message.seq);
    return stored.message;
  } catch (error) {
    // A retry returns the stored message even if its sender may not write here any more.
    const { id } = conversation.dialog;
    const sent =
      id !== null && error instanceof AppError
        ? await selectSent(db, viewOf(viewer, conversation, id), input.client_id)
        : null;
    if (sent) return sent;
    throw error;
  }
}

/** `sendIn` for the conversation with a person. Throws AppError: 'not_found', 'not_joined', and those of `sendIn`. */
export async function sendMessage(
  viewer: Viewer,
  otherId: number,
  input: MessageInput,
  attachment?: Attachment,
): Promise<MessageView> {
  return sendIn(await requireConversation(viewer, otherId), viewer, input, attachment);
}

async function announce(
  viewer: Viewer,
  { otherId, person, dialog, state }: Conversation,
  seq: number,
): Promise<void> {
  if (person?.isMachine) await machineReplyJob.queue({ machine: otherId, person: viewer.id, seq });
  const [both, pair] = [[viewer.id, otherId], { from_id: viewer.id, to_id: otherId }];
  const data = { ...pair, seq };
  if (dialog.isQuietForOther) {
    // The sender does not learn of it.
    void publish([viewer.id], { name: 'chat-send', data });
    void publish([otherId], { name: 'chat-send', data: { ...data, quiet: true } });
  } else void publish(both, { name: 'chat-send', data });
  // Until the conversation is open, a message also changes what both people may do.
  if (state !== 'open') void publish(both, { name: 'chat-change', data: pair });
}

const viewOf = (viewer: Viewer, { dialog }: Conversation, dialogId: number): DialogView => ({
  dialogId,
  me: viewer.id,
  clearedSeq: dialog.clearedSeq,
});

function limitOf(viewer: Viewer, { dialog }: Conversation): ThrottleLimit {
  const max = isNewcomer(dialog.registeredAt, now()) ? maxNewcomerMessagesAMinute : maxMessagesAMinute;
  return { key: `chat:${viewer.id}`, max, windowSeconds: 60 };
}

type Written = MessageInput & { attachment: Attachment | undefined };
interface ToStore extends Written {
  areFriends: boolean;
  /** Why nothing is stored, where it is neither the limit nor a retry. */
  otherwise: ErrorCode;
  limit: ThrottleLimit;
}

interface Stored {
  message: MessageView;
  /** False for a retry of a message that was stored before. */
  isNew: boolean;
}

async function store(viewer: Viewer, conversation: Conversation, input: Written): Promise<Stored> {
  const { dialog, person, state } = conversation;
  requireFewLinks(conversation, input.text);
  const writeTo = async (on: Connection, dialogId: number) =>
    write(on, viewOf(viewer, conversation, dialogId), {
      ...input,
      areFriends: person?.friendship === 'friends',
      otherwise: state === 'none' || state === 'asking' ? 'unanswered' : 'not_found',
      limit: limitOf(viewer, conversation),
    });
  const { id } = dialog;
  if (id === null) return openDialog(viewer, conversation, writeTo);
  return input.attachment ? db.transaction(async (on) => writeTo(on, id)) : writeTo(db, id);
}

async function write(
  on: Connection,
  view: DialogView,
  { client_id: clientId, text, reply_to: replySeq, attachment, areFriends, otherwise, limit }: ToStore,
): Promise<Stored> {
  const { dialogId, me } = view;
  const at = now();
  const kind = attachment?.kind ?? 'text';
  const { seq, ...attempt } = await insertMessage(
    on,
    { dialogId, me, clientId, kind, body: text, replySeq, areFriends, at },
    limit,
  );
  throwIfLimited(waitSecondsOf(attempt, limit));
  if (seq !== null && !attachment && replySeq === null)
    return { message: newText({ seq, clientId, text, at }), isNew: true };
  if (seq !== null) await attachment?.attach(on, { dialogId, seq });
  const message = seq === null ? await selectSent(on, view, clientId) : await selectMessage(on, view, seq);
  if (!message) throw new AppError(otherwise);
  return { message, isNew: seq !== null };
}
