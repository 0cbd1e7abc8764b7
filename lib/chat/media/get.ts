import 'server-only';
import { requireDialog } from '@/lib/chat/dialogs/conversation';
import type { Viewer } from '@/lib/people/auth/viewer';
import { db } from '@/lib/platform/database/database';
import { AppError } from '@/lib/platform/errors';
import { fileName, findFile, type MediaKind } from './inside/files';
import { selectMedia } from './inside/queries';
import { voiceType } from './limits';

const types = { picture: 'image/webp', voice: voiceType } satisfies Record<MediaKind, string>;

/** The picture or voice note of a message, for its two people only. Throws AppError: 'not_found', 'not_joined'. */
export async function getMedia(viewer: Viewer, otherId: number, seq: number): Promise<File> {
  const { dialogId, dialog } = await requireDialog(viewer, otherId);
  const media = seq > dialog.clearedSeq ? await selectMedia(db, dialogId, seq) : null;
  const bytes = media && (await findFile(fileName(media.id, media.kind)));
  if (!bytes) throw new AppError('not_found');
  return new File([bytes], fileName(media.id, media.kind), { type: types[media.kind] });
}

/** The bytes of a message's picture or voice note, as evidence; the caller has checked that the reporter may see it. */
export async function findMediaBytes(
  dialogId: number,
  seq: number,
): Promise<{ picture?: Uint8Array; sound?: Uint8Array }> {
  const media = await selectMedia(db, dialogId, seq);
  const bytes = media && (await findFile(fileName(media.id, media.kind)));
  if (!bytes) return {};
  return media.kind === 'picture' ? { picture: bytes } : { sound: bytes };
}
