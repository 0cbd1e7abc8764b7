import 'server-only';
import type { Connection } from '@/db/client';
import { AppError } from '@/lib/platform/errors';
import type { MediaKind } from './inside/files';
import { selectUpload, updateUpload, type Upload } from './inside/queries';

export type { Upload } from './inside/queries';

/** The kind of an upload by this sender for this receiver. Throws AppError('not_found'). */
export async function getKindOfUpload(on: Connection, upload: Upload): Promise<MediaKind> {
  const found = await selectUpload(on, upload);
  if (!found) throw new AppError('not_found');
  return found.kind;
}

/**
 * Binds an upload to its message, in the message's transaction. Throws AppError('not_found') also when it was sent before.
 */
export async function attachMedia(
  on: Connection,
  upload: Upload,
  place: { dialogId: number; seq: number },
): Promise<void> {
  if (!(await updateUpload(on, upload, place))) throw new AppError('not_found');
}
