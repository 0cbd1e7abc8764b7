import 'server-only';
import { noteText } from '@/lib/chat/messages/note-text';
import { sendMessage } from '@/lib/chat/messages/send';
import type { MessageView } from '@/lib/chat/messages/schema';
import type { Viewer } from '@/lib/people/auth/viewer';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/database/database';
import { AppError } from '@/lib/platform/errors';
import { insertNote } from './inside/note-queries';
import { selectCall } from './inside/queries';
import { mayNote } from './policy';
import type { NoteInput } from './schema';
import { otherOf } from './service';

/**
 * Notes a word or a correction in a call that goes on or has just ended. The note is a message of the conversation, with the
 * same limits. Throws AppError: 'not_found', 'forbidden' when the call ended too long ago, and those of `sendMessage`.
 */
export async function takeNote(viewer: Viewer, callId: number, note: NoteInput): Promise<MessageView> {
  const call = await selectCall(db, callId);
  if (!call || (call.callerId !== viewer.id && call.calleeId !== viewer.id)) throw new AppError('not_found');
  const message = { client_id: note.client_id, text: noteText(note), reply_to: null };
  return sendMessage(viewer, otherOf(call, viewer.id), message, {
    kind: 'note',
    check: () => {
      if (!mayNote(call, now())) throw new AppError('forbidden');
    },
    attach: async (on, place) => insertNote(on, { ...place, callId, kind: note.kind }),
  });
}
