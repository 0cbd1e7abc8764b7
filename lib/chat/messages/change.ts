import 'server-only';
import type { Connection } from '@/db/client';
import { requireDialog, type Conversation } from '@/lib/chat/dialogs/conversation';
import { areApart } from '@/lib/chat/dialogs/talk';
import { eraseMediaOf } from '@/lib/chat/media/erase';
import { requireMayWrite } from '@/lib/people/auth/require-may-write';
import type { Viewer } from '@/lib/people/auth/viewer';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/database/database';
import { AppError } from '@/lib/platform/errors';
import { publishAfterCommit } from '@/lib/platform/realtime/after-commit';
import { selectMessage } from './inside/queries';
import { requireFewLinks } from './inside/require-few-links';
import { eraseMessage, putReaction, takeVersion, updateBody, type Change } from './inside/write-queries';
import { canDelete, canEdit } from './policy';
import type { MessageEdit, MessageView, ReactionInput } from './schema';

/** A message, by the other person of its conversation and its number. */
export interface MessageRef {
  otherId: number;
  seq: number;
}

export type { Change } from './inside/write-queries';

interface ChangeOfTwo extends Change {
  /** Whether nothing may pass between the two people any more, so that the other one is not notified. */
  isApart: boolean;
}

/** A change of a message by one of the two people. */
interface Verb {
  event: 'chat-edit' | 'chat-delete' | 'chat-reaction' | 'chat-correction';
  /** Whether the author withdraws something: allowed even after a block, when every other change is refused. */
  isTakenBack?: true;
  /** A further check of the conversation; throws AppError. */
  requireMay?: (conversation: Conversation) => Promise<void> | void;
  may: (message: MessageView, at: Date) => boolean;
  /** Stores the change with its version. @returns the fields that differ now */
  write: (on: Connection, change: ChangeOfTwo, message: MessageView) => Promise<Partial<MessageView>>;
}

/**
 * Changes the text of one of the viewer's messages. Throws AppError: 'muted', 'not_found', 'forbidden', 'not_joined',
 * 'too_many_links'.
 */
export async function editMessage(
  viewer: Viewer,
  ref: MessageRef,
  { text }: MessageEdit,
): Promise<MessageView> {
  requireMayWrite(viewer);
  return changeMessage(viewer, ref, {
    event: 'chat-edit',
    requireMay: (conversation) => requireFewLinks(conversation, text),
    may: (message, at) => canEdit(message, at.getTime()),
    write: async (on, target) => {
      await updateBody(on, target, text);
      return { text, edited_at: target.at.toISOString() };
    },
  });
}

/** Deletes a message for both people; a repeat changes nothing. Throws AppError: 'not_found', 'forbidden', 'not_joined'. */
export async function deleteMessage(viewer: Viewer, ref: MessageRef): Promise<MessageView> {
  return changeMessage(viewer, ref, {
    event: 'chat-delete',
    isTakenBack: true,
    may: (message, at) => (message.mine && message.is_deleted) || canDelete(message, at.getTime()),
    write: async (on, target, message) => {
      if (message.is_deleted) return { version: message.version };
      await eraseMessage(on, target);
      if (message.media) await eraseMediaOf(on, target);
      return { text: '', is_deleted: true, reactions: [], corrections: [], media: null, note: null };
    },
  });
}

/** Sets or removes the viewer's reaction to a message. Throws AppError: 'muted', 'not_found', 'forbidden', 'not_joined'. */
export async function reactTo(
  viewer: Viewer,
  ref: MessageRef,
  { reaction }: ReactionInput,
): Promise<MessageView> {
  requireMayWrite(viewer);
  return changeMessage(viewer, ref, {
    event: 'chat-reaction',
    may: (message) => !message.is_deleted,
    write: async (on, target, { reactions }) => {
      await putReaction(on, target, { me: viewer.id, reaction });
      const theirs = reactions.filter(({ mine }) => !mine);
      return { reactions: reaction === null ? theirs : [...theirs, { reaction, mine: true }] };
    },
  });
}

/**
 * Changes a message under the lock of its dialog and notifies both people, or only the viewer's browsers when nothing may
 * pass. The verb's `write` stores the new version.
 * Throws AppError: 'not_found', 'forbidden', 'not_joined', and those of `requireMay`.
 */
export async function changeMessage(
  viewer: Pick<Viewer, 'id'>,
  { otherId, seq }: MessageRef,
  verb: Verb,
): Promise<MessageView> {
  const conversation = await requireDialog(viewer, otherId);
  const { dialogId, dialog } = conversation;
  await verb.requireMay?.(conversation);
  const isApart = areApart(conversation);
  return db.transaction(async (on) => {
    const [version, at] = [await takeVersion(on, dialogId), now()];
    const message = await selectMessage(on, { dialogId, me: viewer.id, clearedSeq: dialog.clearedSeq }, seq);
    if (!message) throw new AppError('not_found');
    if ((isApart && !verb.isTakenBack) || !verb.may(message, at)) throw new AppError('forbidden');
    const changed = await verb.write(on, { dialogId, seq, version, at, isApart }, message);
    const data = { from_id: viewer.id, to_id: otherId, seq };
    const to = isApart ? [viewer.id] : [viewer.id, otherId];
    await publishAfterCommit(on, to, { name: verb.event, data });
    return { ...message, version, ...changed };
  });
}
