import 'server-only';
import type { Connection } from '@/db/client';
import { dropImage } from '@/lib/platform/images/store';
import { deletePhoto, lockPhoto } from './inside/photo-queries';

/** Part of erasing an account: the photograph and its file. */
export async function erasePhoto(on: Connection, userId: number): Promise<void> {
  const held = await lockPhoto(on, userId);
  if (!held?.id) return;
  await deletePhoto(on, held.id);
  await dropImage(held.id);
}
