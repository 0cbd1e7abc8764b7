import 'server-only';
import { z } from 'zod';
import { requireDialog } from '@/lib/chat/dialogs/conversation';
import { partnerOf } from '@/lib/chat/dialogs/partner';
import { findMediaBytes } from '@/lib/chat/media/get';
import { giveMediaBack, takeMedia, takenMedia } from '@/lib/chat/media/keep';
import { idsOf, type ReportSubject, type SealedMessage } from '@/lib/people/reports/subject';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/database/database';
import { AppError } from '@/lib/platform/errors';
import { publishAfterCommit } from '@/lib/platform/realtime/after-commit';
import { selectBefore, selectFrom, selectMessage, type DialogView } from './inside/queries';
import { restoreBody, selectPair, selectSealed } from './inside/moderated-queries';
import { eraseMessage, takeVersion } from './inside/write-queries';
import { sealedMessagesAfter, sealedMessagesBefore } from './limits';
import type { MessageView } from './schema';

const kept = z.object({ body: z.string(), media: takenMedia.default(null) });

/**
 * A message of the other one, named `{person}.{seq}` by one of the two; its key has the dialog's id. What is sealed with it
 * is what the reporter sees of the conversation around it; the file of a picture or a voice note is sealed of the reported
 * message alone. Hidden, it is erased for both.
 */
export const messageSubject: ReportSubject = {
  find: async (viewer, named) => {
    const [otherId, seq] = idsOf(named, 2) ?? [];
    if (otherId === undefined || seq === undefined) return null;
    const found = await requireDialog(viewer, otherId).catch(nothingHere);
    if (!found) return null;
    const { dialogId, dialog, person } = found;
    const view = { dialogId, me: viewer.id, clearedSeq: dialog.clearedSeq };
    const message = await selectMessage(db, view, seq);
    if (!message || message.is_deleted) return null;
    const theirs = dialog.hasOther ? otherId : null;
    return {
      key: `${dialogId}.${seq}`,
      ownerId: message.mine ? viewer.id : theirs,
      snapshot: {
        name: partnerOf(otherId, { person, hasAccount: dialog.hasOther, isOnline: false }).name,
        title: null,
        text: message.text,
        conversation: await around(view, message),
      },
      ...(await findMediaBytes(dialogId, seq)),
    };
  },

  hide: async (on, key, { at }) => {
    const [dialogId = 0, seq = 0] = idsOf(key, 2) ?? [];
    // A dialog of which nobody is left is gone.
    if (!(await selectPair(on, dialogId))) return null;
    const version = await takeVersion(on, dialogId);
    const message = await selectSealed(on, { dialogId, seq });
    if (!message || message.isDeleted) return null;
    const media = await takeMedia(on, { dialogId, seq });
    await eraseMessage(on, { dialogId, seq, version, at });
    await tell(on, 'chat-delete', { dialogId, seq });
    return { body: message.body, media } satisfies z.infer<typeof kept>;
  },

  restore: async (on, key, hidden) => {
    const [dialogId = 0, seq = 0] = idsOf(key, 2) ?? [];
    if (!(await selectPair(on, dialogId))) return;
    const { body, media } = kept.parse(hidden);
    const version = await takeVersion(on, dialogId);
    if (media && !(await giveMediaBack(on, { dialogId, seq }, media))) return;
    await restoreBody(on, { dialogId, seq, version, at: now() }, body);
    await tell(on, 'chat-edit', { dialogId, seq });
  },
};

/** Somebody who has written to nobody has nothing to report. */
function nothingHere(error: unknown): null {
  if (error instanceof AppError) return null;
  throw error;
}

async function around(view: DialogView, reported: MessageView): Promise<SealedMessage[]> {
  const [before, after] = await Promise.all([
    selectBefore(db, view, reported.seq, sealedMessagesBefore),
    selectFrom(db, view, reported.seq, sealedMessagesAfter),
  ]);
  return [...before, reported, ...after].map((message) => ({
    by: message.mine ? 'other' : 'owner',
    kind: message.kind,
    text: message.text,
    ...lengthOf(message),
    isDeleted: message.is_deleted,
    at: message.at,
    isReported: message.seq === reported.seq,
  }));
}

function lengthOf({ media, call }: MessageView): Pick<SealedMessage, 'seconds'> {
  if (media?.kind === 'voice') return { seconds: Math.round(media.duration_ms / 1000) };
  return call ? { seconds: call.seconds } : {};
}

type On = Parameters<ReportSubject['hide']>[0];

/** Both read it again, as if the one had changed it for the other. */
async function tell(
  on: On,
  name: 'chat-delete' | 'chat-edit',
  { dialogId, seq }: { dialogId: number; seq: number },
): Promise<void> {
  const pair = await selectPair(on, dialogId);
  if (!pair) return;
  const { lowId, highId } = pair;
  await publishAfterCommit(on, [lowId], { name, data: { from_id: highId, to_id: lowId, seq } });
  await publishAfterCommit(on, [highId], { name, data: { from_id: lowId, to_id: highId, seq } });
}
