import 'server-only';
import type { Connection } from '@/db/client';
import { announcePageChange } from '@/lib/platform/cache/cache';
import { isPublishedAuthor } from './inside/author-queries';
import { pagesShowing } from './inside/touched-pages';

/** Expires the cached pages that name somebody as the author of an article, when they leave or stay after all. */
export async function announceAuthor(on: Connection, userId: number): Promise<void> {
  if (await isPublishedAuthor(on, userId))
    await announcePageChange(on, pagesShowing({ kind: 'post', slug: '' }));
}
