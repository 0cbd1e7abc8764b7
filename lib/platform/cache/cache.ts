import 'server-only';
import { sql } from 'drizzle-orm';
import type { Connection } from '@/db/client';
import { pagesChannel, seenAtOnce } from './pages-channel';

/**
 * Every process refreshes its pages, once the transaction is through: scripts/serve/page-changes.ts listens. Settings
 * are kept for a second, so that pages wait for them; what else changed is seen at once.
 */
export async function announcePageChange(
  on: Connection,
  what: 'settings' | 'documents' = 'settings',
): Promise<void> {
  await on.execute(sql`select pg_notify(${pagesChannel}, ${what === 'documents' ? seenAtOnce : ''})`);
}
