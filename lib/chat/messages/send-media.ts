import 'server-only';
import { requireAnswered } from '@/lib/chat/media/answered';
import { attachMedia, getKindOfUpload } from '@/lib/chat/media/attach';
import type { Viewer } from '@/lib/people/auth/viewer';
import { db } from '@/lib/platform/database/database';
import type { MediaInput, MessageView } from './schema';
import { sendMessage } from './send';

/**
 * Sends an upload to its receiver, with the limits of `sendMessage`.
 * Throws AppError: those of `sendMessage`, and 'media_too_early'.
 */
export async function sendMedia(
  viewer: Viewer,
  { otherId, mediaId }: { otherId: number; mediaId: string },
  input: MediaInput,
): Promise<MessageView> {
  const upload = { id: mediaId, senderId: viewer.id, receiverId: otherId };
  return sendMessage(viewer, otherId, input, {
    kind: await getKindOfUpload(db, upload),
    check: requireAnswered,
    attach: async (on, place) => attachMedia(on, upload, place),
  });
}
