import 'server-only';
import type { Connection } from '@/db/client';
import { announcePageChange } from '@/lib/platform/cache/cache';
import { hasReview } from './inside/queries';
import { pagesShowingReviews } from './inside/touched-pages';

/** Expires the cached pages that name somebody above a review of a course, when they leave or stay after all. */
export async function announceReviewer(on: Connection, userId: number): Promise<void> {
  if (await hasReview(on, userId)) await announcePageChange(on, pagesShowingReviews);
}
