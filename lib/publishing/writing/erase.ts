import 'server-only';
import type { Connection } from '@/db/client';
import { announceAuthor } from './announce-author';
import { deleteDraftsOf } from './inside/author-queries';

/** Part of erasing an account. */
export async function eraseWriting(on: Connection, userId: number): Promise<void> {
  await deleteDraftsOf(on, userId);
  await announceAuthor(on, userId);
}
