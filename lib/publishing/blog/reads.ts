import 'server-only';
import { isbot } from 'isbot';
import { sign } from '@/lib/platform/crypto/token-hash';
import type { Viewer } from '@/lib/people/auth/viewer';
import { now } from '@/lib/platform/clock';
import { dayMs } from '@/lib/platform/time/units';
import { AppError } from '@/lib/platform/errors';
import { addressBlock } from '@/lib/platform/http/address';
import { selectPost } from './inside/post-queries';
import { deleteReadsBefore, insertRead } from './inside/read-queries';

interface Reader {
  viewer: Viewer | null;
  address: string;
  userAgent: string | null;
}

/**
 * Counts a read, once for each reader and day (decisions, "People and chat"); bots and the author do not count.
 * Throws AppError('not_found').
 */
export async function countRead(slug: string, reader: Reader): Promise<{ reads: number }> {
  const post = await selectPost(slug);
  if (!post) throw new AppError('not_found');
  const isAuthor = reader.viewer !== null && reader.viewer.id === post.authorId;
  if (isAuthor || !reader.userAgent || isbot(reader.userAgent)) return { reads: post.reads };
  const day = now().toISOString().slice(0, 10);
  const reads = await insertRead({ documentId: post.id, day, reader: readerKeyOf(reader, day) });
  return { reads: reads ?? post.reads };
}

/** A signed-in reader is counted once across devices; a visitor is stored as a keyed hash that cannot be traced back. */
function readerKeyOf({ viewer, address, userAgent }: Reader, day: string): string {
  if (viewer) return `person ${viewer.id}`;
  return sign('reader', [addressBlock(address), userAgent, day].join('\n'));
}

/** Reads are kept until their day is over in every time zone. */
const retentionDays = 2;

export async function removeOldReads(): Promise<void> {
  const first = new Date(now().getTime() - retentionDays * dayMs);
  await deleteReadsBefore(first.toISOString().slice(0, 10));
}
