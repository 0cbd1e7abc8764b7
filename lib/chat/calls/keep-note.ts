import 'server-only';
import type { Connection } from '@/db/client';
import { changeMessage, type MessageRef } from '@/lib/chat/messages/change';
import type { MessageView } from '@/lib/chat/messages/schema';
import { addCorrectionCards } from '@/lib/learning/review/correction-cards';
import { addOwnCard } from '@/lib/learning/review/own-cards';
import type { Viewer } from '@/lib/people/auth/viewer';
import { markKept } from './inside/note-queries';

/**
 * Makes cards of a note for the viewer, once; a note that fits no card is left as it is.
 * Throws AppError: 'not_found', 'forbidden', 'not_joined', 'too_many_cards'.
 */
export async function keepNote(viewer: Viewer, ref: MessageRef): Promise<MessageView> {
  return changeMessage(viewer, ref, {
    event: 'chat-edit',
    may: ({ note }) => note !== null,
    write: async (on, change, { mine, note, version }) => {
      if (!note || note.is_kept || !(await addCards(on, viewer.id, note, change.at))) return { version };
      await markKept(on, change, { isAuthor: mine });
      return { note: { ...note, is_kept: true } };
    },
  });
}

async function addCards(
  on: Connection,
  userId: number,
  { words, meaning, better, reason }: NonNullable<MessageView['note']>,
  at: Date,
): Promise<boolean> {
  if (better !== null)
    return (await addCorrectionCards(on, userId, { before: words, after: better, reason }, at)) > 0;
  return meaning !== null && addOwnCard(on, userId, { russian: words, meaning }, at);
}
