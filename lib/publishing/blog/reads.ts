import 'server-only';
import { isbot } from 'isbot';
import { sign } from '@/lib/platform/crypto/token-hash';
import type { Viewer } from '@/lib/people/auth/viewer';
import { now } from '@/lib/platform/clock';
import { AppError } from '@/lib/platform/errors';
import { addressBlock } from '@/lib/platform/http/address';
import { selectPost } from './post-queries';
import { deleteReadsBefore, insertRead } from './read-queries';

interface Reader {
  viewer: Viewer | null;
  address: string;
  userAgent: string | null;
}

/**
 * Counts a reading, once for each reader and day (decisions, "People and chat"); not of machines, nor of the author.
 * Throws AppError('not_found').
 */
export async function countRead(slug: string, reader: Reader): Promise<{ reads: number }> {
  const post = await selectPost(slug);
  if (!post) throw new AppError('not_found');
  const isAuthor = reader.viewer !== null && reader.viewer.id === post.authorId;
  if (isAuthor || !reader.userAgent || isbot(reader.userAgent)) return { reads: post.reads };
  const day = now().toISOString().slice(0, 10);
  const reads = await insertRead({ documentId: post.id, day, reader: keyOf(reader, day) });
  return { reads: reads ?? post.reads };
}

/** Whoever is signed in is themselves on every device; of others nothing is kept that leads back to them. */
function keyOf({ viewer, address, userAgent }: Reader, day: string): string {
  if (viewer) return `person ${viewer.id}`;
  return sign('reader', [addressBlock(address), userAgent, day].join('\n'));
}

/** A reading is remembered as long as its day may not be over somewhere. */
const keptDays = 2;

export async function removeOldReads(): Promise<void> {
  const first = new Date(now().getTime() - keptDays * 86_400_000);
  await deleteReadsBefore(first.toISOString().slice(0, 10));
}
