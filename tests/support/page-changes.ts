import { readPageChange, type PageChange } from '@/lib/platform/cache/page-change';
import { pagesChannel } from '@/lib/platform/cache/pages-channel';
import type { connect } from '@/db/client';
import { hear } from './heard';

/** The page changes that every serving process receives while the work is done, in order; null for a change of settings. */
export async function hearPageChanges(
  sql: ReturnType<typeof connect>['sql'],
  work: () => Promise<unknown>,
): Promise<(PageChange | null)[]> {
  return (await hear(sql, pagesChannel, work)).map(readPageChange);
}
